#!/usr/bin/env bash
# tools/pack-page: one archive for any static host, the same bytes whenever it is packed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
failures=0
complain() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

mkdir -p page/assets page/engine
echo '<!doctype html><title>Seatmate</title>' >page/index.html
echo 'export {};' >page/assets/index-4f5a91c3.js
printf '\0asm' >page/engine/toy.wasm
gzip -k page/index.html
"$root/tools/pack-page" --from page one.zip >out 2>&1 || complain "it was not packed: $(cat out)"
# Another time, another order, other rights.
cp -r page again
rm again/index.html
touch -d 2001-02-03 again/engine/toy.wasm
cp page/index.html again/
chmod 755 again/assets/index-4f5a91c3.js
(umask 077 && TZ=Asia/Tokyo "$root/tools/pack-page" --from again two.zip >/dev/null)
cmp one.zip two.zip || complain "the same page gives other bytes"
names=$(python3 -m zipfile -l one.zip | awk 'NR > 1 { print $1 }' | tr '\n' ' ')
[[ $names == '.nojekyll _headers assets/index-4f5a91c3.js engine/toy.wasm index.html ' ]] || complain "in it are: $names"
mkdir unpacked && python3 -m zipfile -e one.zip unpacked
cmp page/engine/toy.wasm unpacked/engine/toy.wasm || complain "a file came out otherwise than it went in"
echo changed >>again/index.html
"$root/tools/pack-page" --from again two.zip >/dev/null
cmp -s one.zip two.zip && complain "another page gives the same bytes"

# The same rules as our own server's.
ours=$(sed -n '/Content-Security-Policy: /,/frame-ancestors/p' "$root/src/server/http.cpp" |
  sed 's/^ *"//; s/"$//; s/\\r\\n$//' | tr -d '\n')
grep -qF -- "$ours" unpacked/_headers || complain "the server says: $ours"

mkdir empty
if "$root/tools/pack-page" --from empty three.zip >out 2>&1; then complain "nothing was packed"; fi
grep -q "There is no page in empty" out || complain "it says: $(cat out)"
[[ ! -e three.zip ]] || complain "there is an archive of nothing"
if "$root/tools/pack-page" --from page /proc/no/page.zip >out 2>&1; then complain "it was written nowhere"; fi
grep -q "could not be written" out || complain "it says: $(cat out)"

((failures == 0))
