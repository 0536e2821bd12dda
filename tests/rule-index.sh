#!/usr/bin/env bash
# The index of rules finds what cites a rule, and nothing else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
game=src/games/toy
mkdir -p "$scratch/$game"

cat >"$scratch/$game/rules.h" <<'END'
enum class Rule { AI_BUILD_2, AI_BUILD_10, AI_SEL_DIR_1, CH_EFF_REP };
END
cat >"$scratch/$game/build.cpp" <<'END'
// UTF-8 and the chapter AI-BUILD are no rules.
#define SOME_LONG_MACRO
choose(Rule::AI_BUILD_2);  // AI-BUILD-10, and AI-BUILD-2 again
note("AI-TYPO-1");
choose(rule::CH_EFF_REP);
END
cat >"$scratch/$game/build_test.cpp" <<'END'
// AI-SEL-DIR-1 stands apart from any test.

// AI-BUILD-10
TEST(Build, InTheCommentAbove) { EXPECT_EQ('{', "}"[0]); }
TEST_F(Build, InTheBody) {
  if (x) { use(R"(} })"); }
  expect(Rule::AI_BUILD_2);
}
RC_GTEST_PROP(Build, AI_BUILD_2_InTheName, (int n)) {}
TEST(Build, AtTheEndOfTheName_AI_BUILD_10) {}
END
printf '%s\n' "$game"/{rules.h,build.cpp,build_test.cpp} >"$scratch/files"

tools/rule-index.py --root "$scratch" --files "$scratch/files" --output "$scratch/index.cpp"

# Back to one line for each rule: id | implemented | tests.
python3 - "$scratch/index.cpp" >"$scratch/found" <<'END'
import re, sys
text = open(sys.argv[1]).read()
places = {name: re.findall('"([^"]*)"', body)
          for name, body in re.findall(r"(places_\d+)\[\] = \{(.*)\};", text)}
for rule, implemented, tests in re.findall(r'RuleIndexEntry\{"toy", "([^"]*)", (.*?), (.*?)\},\n', text):
    print(" | ".join([rule] + [" ".join(p.removeprefix("src/games/toy/") for p in places.get(t, []))
                               for t in (implemented, tests)]).rstrip())
END
cat >"$scratch/expected" <<'END'
AI-BUILD-2 | build.cpp:3 | build_test.cpp:Build.InTheBody build_test.cpp:Build.AI_BUILD_2_InTheName
AI-BUILD-10 | build.cpp:3 | build_test.cpp:Build.InTheCommentAbove build_test.cpp:Build.AtTheEndOfTheName_AI_BUILD_10
AI-SEL-DIR-1 |  |
CH-EFF-REP | build.cpp:5 |
AI-TYPO-1 | build.cpp:4 |
END
diff "$scratch/expected" "$scratch/found"
