#!/usr/bin/env python3
"""Scores an implementation against the suites beside this file; needs only Python 3.9.

COMMAND is started by the shell. It reads a question and writes an answer, one JSON object a line: README.md has the protocol and an example.
Exit code: 0 all pass; 1 a case fails, too little is answered, or no case is selected; 2 usage.
"""
import argparse, fnmatch, json, os, pathlib, shlex, sys
import provider, registry
from protocol import Command, question_of

HERE = pathlib.Path(__file__).resolve().parent
ABSENT, MOST = object(), (3, 20)  # failures in a row and in total, after which a kind is skipped
OUTCOMES = ["passed", "in part", "failed", "not answered", "skipped"]
WHO = ["apple", "specification", "observed", "ours"]


class Judge:
    """The comparison of an answer with an expectation: wrong keys, missing keys, and whether any key was answered."""

    def __init__(self, fields, want, got):
        self.wrong, self.missing, self.answered = [], [], False  # wrong: key, expected, answered, remark
        self.read(fields, want, got, "")

    def read(self, fields, want, got, path):
        for key, value in want.items():
            field, place = fields[key], path + key
            words = field.get("x-vocabulary")
            if words == "names":
                continue  # Names of rules: only `uti suite run --strict` compares them.
            answer = got.get(key, got.get(field.get("x-fallback"), ABSENT))
            if answer is ABSENT:
                self.missing += [] if words else [place]
                continue
            self.answered = True
            if key == "outcome":
                self.wrong += [(f"outcome.{part}", value[part], answer[part], "") for part in value if not provider.comes_to(part, value[part], answer[part])]
            elif not (words == "own-value" and bool(value) == bool(answer)) and not self.same(field, value, answer, place):
                self.wrong.append((place, value, answer, registry.remark(value, answer) if field.get("x-type") else ""))

    def same(self, field, want, got, place):
        field = next((each for each in field.get("anyOf", []) if each.get("type") != "null"), {}) | field
        if want is None or got is None:
            return want is got
        if field.get("x-type"):
            return registry.is_type(want, got) if field["x-type"] != "mime-type" else isinstance(got, str) and (want.lower() == got.lower() or registry.is_type(want, got))
        if isinstance(want, dict) and "properties" in field and isinstance(got, dict):
            self.read(field["properties"], want, got, place + ".")
            return True
        if isinstance(want, list) and isinstance(got, list):
            comparison, element = field.get("x-comparison"), field.get("items", {})
            if not comparison:
                return len(want) == len(got) and all(self.same(element, a, b, f"{place}[{i}]") for i, (a, b) in enumerate(zip(want, got)))
            rest = list(got)
            matches = [next((rest.pop(i) for i, other in enumerate(rest) if self.same(element, each, other, place)), ABSENT) for each in want]
            return ABSENT not in matches and (comparison == "contains" or not rest)
        return want == got and isinstance(want, bool) == isinstance(got, bool)


def judge(case, kind, question, reply):
    """Returns the outcome's name, messages, and whether a failed answer was only less specific."""
    fields, answer = kind["properties"]["expect"]["properties"], {}
    if isinstance(reply, str) or "error" in reply:
        return "failed", [reply if isinstance(reply, str) else f"error: {reply['error']}"], False
    if reply.get("unsupported") is not True:
        if not isinstance(reply.get("answer"), dict):
            return "failed", [f"the reply has neither 'answer', an object, nor 'unsupported' nor 'error': {json.dumps(reply)[:200]}"], False
        answer = {key: value for key, value in reply["answer"].items() if key not in (reply.get("unsupported") or [])}
    if isinstance(answer.get("steps"), list) and case["kind"] == "plan":
        answer["outcome"] = provider.outcome(question, answer["steps"], registry.conforms)
    result = Judge(fields, case["expect"], answer)
    if result.wrong:
        words = [f"{place}: expected {json.dumps(want)}, got {json.dumps(got)}" + (f" ({remark})" if remark else "") for place, want, got, remark in result.wrong]
        return "skipped" if case.get("deviation") else "failed", words, all(registry.LESS in remark for *_, remark in result.wrong)
    if not result.answered:
        return "not answered" if result.missing else "skipped", [], False
    return ("in part" if result.missing else "passed"), [], False


class Run:
    """The counts and notes of a run."""

    def __init__(self):
        self.tables, self.less, self.breaks, self.has_answered, self.said = {"kind": {}, "source": {}}, 0, {}, False, set()

    def left_out(self, kind):
        """Returns the reason for skipping a kind of questions, or None."""
        broken = self.breaks.setdefault(kind, [0, 0, ""])
        if not self.has_answered and sum(each[1] for each in self.breaks.values()) >= MOST[0]:
            return "the command has never answered: everything is left out"
        for count, most, when in zip(broken, MOST, ("times in a row", "times in all")):
            if count >= most:
                return f"questions of kind {kind} are left out: {count} {when} the command {broken[2]}"
        return None

    def once(self, words):
        if words not in self.said:
            self.said.add(words)
            print(f"note: {words}")

    def count(self, found, kind, independence):
        for title, row in (("kind", kind), ("source", independence)):
            self.tables[title].setdefault(row, dict.fromkeys(OUTCOMES, 0))[found] += 1

    def ask(self, command, case, kind, question):
        reply = command.ask(question)
        row = self.breaks[case["kind"]]
        row[:] = [row[0] + 1, row[1] + 1, reply] if isinstance(reply, str) else [0, row[1], row[2]]
        self.has_answered = self.has_answered or not isinstance(reply, str)
        known = {"id", "answer", "unsupported", "error"}, kind["properties"]["expect"]["properties"]
        answer = reply.get("answer") if isinstance(reply, dict) else None
        for where, keys, allowed in (("a reply", reply, known[0]), ("an answer", answer, known[1])):
            for key in set(keys) - set(allowed) if isinstance(keys, dict) else ():
                self.once(f"'{key}' means nothing in {where} of kind {case['kind']}, which has {', '.join(sorted(allowed))}")
        with registry.declaring(case.get("declare", [])):
            return judge(case, kind, question, reply)


def shown(question):
    """Returns a short text of a question, with the beginnings of files and contents."""
    keys = [key for key in question if key not in ("protocol", "id", "kind", "registry", "asks")]
    return question["kind"] + "  " + "  ".join(f"{key} {json.dumps(question[key], ensure_ascii=False)[:70]}" for key in keys)


def arguments(kinds):
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("command", help="the implementation, as in 'python3 my.py'")
    options.add_argument("--kind", action="append", choices=kinds, help="only cases of a kind; may be repeated")
    options.add_argument("--name", default="*", help="only cases whose name matches a pattern, as in 'small-confusions/*'")
    options.add_argument("--independence", type=lambda text: text.split(","), default=WHO[:3], help="only cases of which these say that "
                         "the answer is right, separated by commas: apple, specification, observed, ours; all but ours unless said")
    options.add_argument("--timeout", type=int, default=30, help="how many seconds one answer may take")
    options.add_argument("--min-answered", type=float, default=0, help="how much of what is asked has to be answered, in percent")
    options = options.parse_args()
    if not set(options.independence) <= set(WHO):
        sys.exit(f"run.py: --independence takes {', '.join(WHO)}")
    return options


def main():
    lines = json.loads((HERE / "schema.json").read_text(encoding="utf-8"))["oneOf"][1:]
    kinds = {kind["properties"]["kind"]["const"]: kind for kind in lines}
    options, run = arguments(kinds), Run()
    registry.load((HERE / "types.tsv").read_text(encoding="utf-8"))
    command = Command(options.command, options.timeout)
    for path in sorted((HERE / "suites").glob("*.suite.ndjson")):
        suite, *cases = (json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line.strip())
        for case in cases:
            independence, name, kind = case.get("independence", suite.get("independence", "ours")), f"{suite['suite']}/{case['id']}", kinds[case["kind"]]
            if options.kind and case["kind"] not in options.kind or independence not in options.independence or not fnmatch.fnmatchcase(name, options.name):
                continue
            question = question_of(suite, case, kind)
            own = [key for key in question if kind["properties"].get(key, {}).get("x-vocabulary") == "names"]
            if own or not question["asks"] or case.get("requires", {}).get("platform", sys.platform) != sys.platform:
                run.count("skipped", case["kind"], independence)
                continue
            if reason := run.left_out(case["kind"]):
                run.once(reason)
                run.count("not answered", case["kind"], independence)
                continue
            found, words, is_less = run.ask(command, case, kind, question)
            run.count(found, case["kind"], independence)
            run.less += is_less and found == "failed"
            if found == "failed":
                because = [f"because: {case['because']}"] if case.get("because") else []
                print(f"FAIL {name}", shown(question), *words, *because, f"source: {case.get('source', suite['source'])} [{independence}]",
                      f"again: ./run.py --name {shlex.quote(name)} {shlex.quote(options.command)}", sep="\n  ")
    for title, rows in run.tables.items():
        print(f"{title:16}" + "".join(f"{each:>14}" for each in OUTCOMES),
              *(f"{row:16}" + "".join(f"{count:14}" for count in counts.values()) for row, counts in rows.items()), sep="\n")
    all_ = {each: sum(row[each] for row in run.tables["kind"].values()) for each in OUTCOMES}
    answered, asked = all_["passed"] + all_["in part"] + all_["failed"], sum(all_.values()) - all_["skipped"]
    holds = answered and not all_["failed"] and answered >= asked * options.min_answered / 100
    counts = ", ".join(f"{count} {each}" + (f" ({run.less} of them true and less specific)" if each == "failed" and run.less else "") for each, count in all_.items())
    print("not ok  no case is selected" if not sum(all_.values()) else f"{'ok' if holds else 'not ok'}  answered {answered} of {asked}: {counts}")
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # The reader closed the pipe.
        os._exit(1)
