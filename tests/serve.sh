#!/usr/bin/env bash
# seatmate serve as a person at a shell meets it: what it prints, that it answers, that a game begun
# in the terminal is there, and that it ends politely.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$(realpath "${SEATMATE:-build/release/seatmate}")

scratch=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill "$server" 2>/dev/null; rm -rf "$scratch"' EXIT
cd "$scratch"
unset LANG LC_ALL LC_MESSAGES NO_COLOR SEATMATE_HOME
export XDG_DATA_HOME=$scratch/home
failures=0

complain() {
  echo "FAILED: $1"
  sed 's/^/    /' "${2:-/dev/null}" | head -n 15
  failures=$((failures + 1))
}
says() { grep -qF -- "$1" "${2:-out}" || complain "“$1” was not said" "${2:-out}"; }

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
mkdir page
echo '<!doctype html><title>Seatmate</title>' >page/index.html

# begin <arguments…>: a server in the background; its output is in out.
begin() {
  : >out # what an earlier one said is no answer
  "$program" serve --port "$port" --page page "$@" >out 2>err &
  server=$!
  while kill -0 "$server" 2>/dev/null; do # it begins, or it ends
    if grep -q Ctrl-C out; then return; fi
    sleep 0.05
  done
  complain "the server did not begin" err
}
# finish <signal>: it says goodbye and ends well.
finish() {
  local code=0
  kill "-$1" "$server"
  wait "$server" || code=$?
  server=
  ((code == 0)) || complain "after $1 the server ended with $code" err
  says "Until next time"
}
# ask <method> <path> [body]: prints the status and the body. $as: the name it is called by.
ask() {
  python3 - "$port" "${as:-localhost}" "$@" <<'END'
import sys, urllib.error, urllib.request
port, name, method, path, *body = sys.argv[1:]
request = urllib.request.Request(f"http://localhost:{port}{path}", method=method,
                                 data=body[0].encode() if body else None,
                                 headers={"Content-Type": "application/json",
                                          "Host": f"{name}:{port}"})
try:
    answer = urllib.request.urlopen(request, timeout=600)
except urllib.error.HTTPError as error:
    answer = error
print(answer.status, answer.read().decode())
END
}

code=0
"$program" serve --page nowhere >out 2>err || code=$?
((code == 1)) || complain "without a page it ended with $code"
says "There is no page in nowhere" err
code=0
"$program" serve --page page --port 70000 >out 2>err || code=$?
((code == 2)) || complain "port 70000 ended with $code"
says "A port is a number" err

# A game begun in the terminal is there.
echo '{"do": "new", "game": "age-of-innovation", "title": "Begun elsewhere"}' |
  "$program" protocol >/dev/null || complain "no game could be begun"
begin
says "http://localhost:$port/"
ask GET / >answer
says "200 <!doctype html>" answer
ask GET /api/hello >answer
says '"joined":true' answer
ask POST /api/call '{"do": "list"}' >answer
says "Begun elsewhere" answer
code=0
"$program" serve --port "$port" --page page >second 2>err || code=$?
((code == 1)) || complain "a port that is taken ended with $code"
says "Port $port is taken" err
finish TERM

begin --lan
says "The next device joins with the code"
ask POST /api/call '{"do": "list"}' >answer
says "Begun elsewhere" answer
as=evil.example ask GET / >answer
says "403 " answer
# Who calls this machine by its name in the network comes from there.
as=$(hostname) ask POST /api/call '{"do": "list"}' >answer
says "401 " answer
joining=$(sed -n 's/.*with the code //p' out)
ask POST /api/join "{\"code\": \"$joining\"}" >answer
says '200 {"ok":true}' answer
ask POST /api/join "{\"code\": \"$joining\"}" >answer
says "401 " answer
(($(grep -c "with the code" out) == 2)) || complain "no new code was shown" out
finish INT

# By HTTPS, with a certificate that is made here and kept.
# trusting <path>: as a browser that trusts what the server gave it and nothing else.
trusting() {
  python3 - "$port" "$XDG_DATA_HOME/seatmate/https/seatmate.crt" "$1" <<'END'
import ssl, sys, urllib.request
port, authority, path = sys.argv[1:]
context = ssl.create_default_context(cafile=authority)
answer = urllib.request.urlopen(f"https://127.0.0.1:{port}{path}", context=context, timeout=600)
print(answer.status, answer.read().decode())
END
}
begin --lan --https
says "A certificate was made and kept."
says "(SHA-256):"
says "Open https://"
says "The next device joins with the code"
says "█████████" # a phone reads it
grep -qE '^  ([0-9A-F]{2}:){15}[0-9A-F]{2}$' out || complain "there is no fingerprint" out
fingerprint=$(grep -E '^  [0-9A-F]{2}:' out)
trusting /api/hello >answer
says '200 {"ok":true' answer
says '"https":true' answer
ask GET /api/hello >answer
says '200 {"ok":true' answer
as=$(hostname) ask POST /api/call '{"do": "list"}' >answer
says "403 " answer
says "connection.error.https" answer
as=$(hostname) ask GET /seatmate.crt >answer
says "200 -----BEGIN CERTIFICATE-----" answer
finish TERM
for key in authority.pem server.pem; do
  mode=$(stat -c %a "$XDG_DATA_HOME/seatmate/https/$key")
  [[ $mode == 600 ]] || complain "$key has the mode $mode"
done
begin --lan --https
if grep -q "certificate" out; then complain "a certificate that is good was spoken of" out; fi
[[ $(grep -E '^  [0-9A-F]{2}:' out) == "$fingerprint" ]] || complain "it is another one now" out
finish TERM
echo torn >"$XDG_DATA_HOME/seatmate/https/server.pem"
begin --lan --https
says "The certificate could not be read, so it was made anew."
says "Phones that trusted the old one notice nothing."
trusting /api/hello >answer
says '200 {"ok":true' answer
finish INT

((failures == 0))
