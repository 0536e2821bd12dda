#include "cli/terminal/completion.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace seatmate::cli {
namespace {

// What a shell has to know of an argument: where its values come from.
enum class Source { anything, games, files, games_or_files, folders, languages, shells };

Source source_of(const CLI::Option& option, const CompletionWords& words) {
  const std::string& text = option.get_option_text();
  if (text == words.game) return Source::games;
  if (text == words.file) return Source::files;
  if (text == words.game + "|" + words.file) return Source::games_or_files;
  if (text == words.folder) return Source::folders;
  if (text == words.language) return Source::languages;
  return option.get_single_name() == "shell" ? Source::shells : Source::anything;
}

struct Flag {
  std::vector<std::string> names;  // with their dashes
  std::string description;
  bool takes_value = false;
  Source source = Source::anything;
};

// `words`: the only ones there are, if they are fixed ("show|export|import").
struct Positional {
  Source source = Source::anything;
  std::vector<std::string> words;
};

struct CommandLine {
  std::string name;
  std::string description;
  std::vector<Flag> flags;
  std::vector<Positional> positionals;
};

std::vector<std::string> fixed_words(const CLI::Option& option) {
  const std::string& text = option.get_option_text();
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words.size() > 1 ? words : std::vector<std::string>{};
}

CommandLine read(const CLI::App& app, const CompletionWords& words) {
  CommandLine line{app.get_name(), app.get_description(), {}, {}};
  if (app.get_parent() != nullptr) {
    std::vector<std::string> names;
    for (const CLI::App* one : app.get_subcommands([](const CLI::App*) { return true; }))
      names.push_back(one->get_name());
    if (!names.empty()) line.positionals.push_back({Source::anything, std::move(names)});
  }
  for (const CLI::Option* option : app.get_options({})) {
    if (option->get_positional()) {
      const Source source = source_of(*option, words);
      line.positionals.push_back(
          {source, source == Source::anything ? fixed_words(*option) : std::vector<std::string>{}});
      continue;
    }
    Flag flag;
    for (const std::string& name : option->get_snames()) flag.names.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) flag.names.push_back("--" + name);
    flag.description = option->get_description();
    flag.takes_value = option->get_expected_max() > 0;
    flag.source = source_of(*option, words);
    line.flags.push_back(std::move(flag));
  }
  return line;
}

std::vector<CommandLine> commands_of(const CLI::App& app, const CompletionWords& words) {
  std::vector<CommandLine> commands;
  // As in the help: a command without a group is for the project itself.
  for (const CLI::App* command :
       app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
    commands.push_back(read(*command, words));
  return commands;
}

// General options may stand behind a command as well.
CommandLine with_general(CommandLine command, const CommandLine& program) {
  command.flags.insert(command.flags.end(), program.flags.begin(), program.flags.end());
  return command;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::vector<std::string> values_of(Source source, const CompletionWords& words) {
  switch (source) {
    case Source::games:
      return words.games;
    case Source::languages:
      return words.languages;
    case Source::shells:
      return {"bash", "zsh", "fish"};
    default:
      return {};
  }
}

// Inside single quotes: bash, zsh and fish agree on this one.
std::string in_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'')
      result += "'\\''";
    else
      result += c == '\n' ? ' ' : c;
  }
  return result + "'";
}

// --- bash

std::string bash_values(Source source, const CompletionWords& words) {
  switch (source) {
    case Source::files:
      return "COMPREPLY=($(compgen -f -- \"$word\"))";
    case Source::games_or_files:
      return "COMPREPLY=($(compgen -f -W " + in_quotes(joined(words.games)) + " -- \"$word\"))";
    case Source::folders:
      return "COMPREPLY=($(compgen -d -- \"$word\"))";
    case Source::anything:
      return "COMPREPLY=()";
    default:
      return "COMPREPLY=($(compgen -W " + in_quotes(joined(values_of(source, words))) +
             " -- \"$word\"))";
  }
}

std::string bash_script(const CommandLine& program, const std::vector<CommandLine>& commands,
                        const CompletionWords& words) {
  std::ostringstream out;
  std::vector<std::string> names;
  for (const CommandLine& command : commands) names.push_back(command.name);
  std::set<std::string> value_flags;  // of any command: the word behind one is no argument
  const auto value_cases = [&](const CommandLine& line, const std::string& command) {
    for (const Flag& flag : line.flags) {
      if (!flag.takes_value) continue;
      std::string pattern;
      for (const std::string& name : flag.names)
        pattern += (pattern.empty() ? "" : "|") + command + ":" + name;
      out << "    " << pattern << ") " << bash_values(flag.source, words) << "; return ;;\n";
    }
  };
  const auto collect = [&](const CommandLine& line) {
    for (const Flag& flag : line.flags)
      if (flag.takes_value) value_flags.insert(flag.names.begin(), flag.names.end());
  };
  collect(program);
  for (const CommandLine& command : commands) collect(command);
  std::string any_value_flag;
  for (const std::string& name : value_flags)
    any_value_flag += (any_value_flag.empty() ? "" : "|") + name;
  const auto flag_words = [](const CommandLine& line) {
    std::vector<std::string> all;
    for (const Flag& flag : line.flags)
      for (const std::string& name : flag.names)
        if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(name);
    return joined(all);
  };

  out << "# bash completion for seatmate\n"
         "_seatmate() {\n"
         "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
         "  local command=seatmate place=0 i\n"
         "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
         "    case \"${COMP_WORDS[i]}\" in\n"
         "      "
      << any_value_flag
      << ") ((i++)) ;;\n"
         "      -*) ;;\n"
         "      *) if [[ $command == seatmate ]]; then\n"
         "           case \" "
      << joined(names)
      << " \" in\n"
         "             *\" ${COMP_WORDS[i]} \"*) command=\"${COMP_WORDS[i]}\" ;;\n"
         "           esac\n"
         "         else\n"
         "           ((place++))\n"
         "         fi ;;\n"
         "    esac\n"
         "  done\n"
         "  case \"$command:$before\" in\n";
  for (const CommandLine& command : commands) value_cases(command, command.name);
  value_cases(program, "*");
  out << "  esac\n"
         "  if [[ $word == -* ]]; then\n"
         "    case \"$command\" in\n";
  for (const CommandLine& command : commands)
    out << "      " << command.name << ") COMPREPLY=($(compgen -W "
        << in_quotes(flag_words(with_general(command, program))) << " -- \"$word\")) ;;\n";
  out << "      *) COMPREPLY=($(compgen -W " << in_quotes(flag_words(program))
      << " -- \"$word\")) ;;\n"
         "    esac\n"
         "    return\n"
         "  fi\n"
         "  case \"$command:$place\" in\n"
         "    seatmate:*) COMPREPLY=($(compgen -W "
      << in_quotes(joined(names)) << " -- \"$word\")) ;;\n";
  for (const CommandLine& command : commands)
    for (std::size_t i = 0; i < command.positionals.size(); ++i)
      out << "    " << command.name << ":" << i << ") "
          << (command.positionals[i].words.empty()
                  ? bash_values(command.positionals[i].source, words)
                  : "COMPREPLY=($(compgen -W " + in_quotes(joined(command.positionals[i].words)) +
                        " -- \"$word\"))")
          << " ;;\n";
  out << "  esac\n"
         "}\n"
         "complete -o filenames -F _seatmate seatmate\n";
  return out.str();
}

// --- zsh

std::string zsh_action(Source source, const CompletionWords& words) {
  switch (source) {
    case Source::files:
    case Source::games_or_files:
      return "_files";
    case Source::folders:
      return "_files -/";
    case Source::anything:
      return " ";
    default:
      return "(" + joined(values_of(source, words)) + ")";
  }
}

// Brackets and colons mean something inside a description.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

void zsh_arguments(std::ostream& out, const std::vector<Flag>& flags,
                   const CompletionWords& words) {
  for (const Flag& flag : flags)
    for (const std::string& name : flag.names) {
      std::string spec = "*" + name + (flag.takes_value && name.starts_with("--") ? "=" : "") +
                         "[" + zsh_text(flag.description) + "]";
      if (flag.takes_value) spec += ":value:" + zsh_action(flag.source, words);
      out << " \\\n        " << in_quotes(spec);
    }
}

std::string zsh_script(const CommandLine& program, const std::vector<CommandLine>& commands,
                       const CompletionWords& words) {
  std::ostringstream out;
  out << "#compdef seatmate\n\n"
         "_seatmate() {\n"
         "  local context state line\n"
         "  local -a commands\n"
         "  commands=(\n";
  for (const CommandLine& command : commands)
    out << "    " << in_quotes(command.name + ":" + zsh_text(command.description)) << "\n";
  out << "  )\n"
         "  _arguments -C";
  zsh_arguments(out, program.flags, words);
  out << " \\\n        '1: :->command' '*:: :->rest'\n"
         "  case $state in\n"
         "    command) _describe command commands ;;\n"
         "    rest) case $words[1] in\n";
  for (const CommandLine& command : commands) {
    out << "      " << command.name << ") _arguments";
    zsh_arguments(out, command.flags, words);
    for (std::size_t i = 0; i < command.positionals.size(); ++i)
      out << " \\\n        "
          << in_quotes(std::to_string(i + 1) + ":value:" +
                       (command.positionals[i].words.empty()
                            ? zsh_action(command.positionals[i].source, words)
                            : "(" + joined(command.positionals[i].words) + ")"));
    out << " ;;\n";
  }
  out << "    esac ;;\n"
         "  esac\n"
         "}\n\n"
         "_seatmate \"$@\"\n";
  return out.str();
}

// --- fish

// fish escapes quotes inside single quotes with a backslash.
std::string fish_quoted(std::string_view text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "'";
}

std::string fish_values(Source source, const CompletionWords& words) {
  switch (source) {
    case Source::files:
      return " -F";
    case Source::games_or_files:
      return " -F -a " + fish_quoted(joined(words.games));
    case Source::folders:
      return " -f -a '(__fish_complete_directories)'";
    case Source::anything:
      return "";
    default:
      return " -f -a " + fish_quoted(joined(values_of(source, words)));
  }
}

void fish_flags(std::ostream& out, const std::string& condition, const std::vector<Flag>& flags,
                const CompletionWords& words) {
  for (const Flag& flag : flags) {
    out << "complete -c seatmate" << condition;
    for (const std::string& name : flag.names)
      out << (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
    out << " -d " << fish_quoted(flag.description);
    if (flag.takes_value) out << " -r" << fish_values(flag.source, words);
    out << "\n";
  }
}

std::string fish_script(const CommandLine& program, const std::vector<CommandLine>& commands,
                        const CompletionWords& words) {
  std::ostringstream out;
  out << "# fish completion for seatmate\n"
         "complete -c seatmate -f\n";
  fish_flags(out, "", program.flags, words);
  for (const CommandLine& command : commands)
    out << "complete -c seatmate -n __fish_use_subcommand -a " << command.name << " -d "
        << fish_quoted(command.description) << "\n";
  for (const CommandLine& command : commands) {
    const std::string condition = " -n '__fish_seen_subcommand_from " + command.name + "'";
    std::vector<Flag> own;
    for (const Flag& flag : command.flags)
      if (std::none_of(program.flags.begin(), program.flags.end(),
                       [&](const Flag& other) { return other.names == flag.names; }))
        own.push_back(flag);
    fish_flags(out, condition, own, words);
    for (const Positional& positional : command.positionals)
      if (const std::string values = positional.words.empty()
                                         ? fish_values(positional.source, words)
                                         : " -f -a " + fish_quoted(joined(positional.words));
          !values.empty())
        out << "complete -c seatmate" << condition << values << "\n";
  }
  return out.str();
}

}  // namespace

std::optional<std::string> completion_script(std::string_view shell, const CLI::App& app,
                                             const CompletionWords& words) {
  const CommandLine program = read(app, words);
  const auto commands = commands_of(app, words);
  if (shell == "bash") return bash_script(program, commands, words);
  if (shell == "zsh") return zsh_script(program, commands, words);
  if (shell == "fish") return fish_script(program, commands, words);
  return std::nullopt;
}

}  // namespace seatmate::cli
