#!/usr/bin/env python3
"""Scores an implementation against the suites beside this file, with Python 3.9 alone.

    ./run.py [--kind KIND] [--name GLOB] [--independence apple,specification] [--timeout 30] [--min-answered 50] COMMAND

COMMAND reads a question and writes an answer, one JSON object a line (README.md). `uti suite run --builtin --against COMMAND` says the same and
more: where two types meet, dynamic identifiers decoded, JUnit and TAP. Exit code: 0 all hold, 1 something does not or too little is answered.
"""
import argparse, contextlib, fnmatch, json, os, pathlib, selectors, subprocess, sys, time
import provider, registry

HERE = pathlib.Path(__file__).resolve().parent
ABSENT, MOST = object(), (3, 20)  # breaks in a row and in all, after which a kind is left out
COMMON = {"id", "kind", "because", "source", "independence", "tags", "requires", "deviation", "expect"}
OUTCOMES = ["passed", "in part", "failed", "not answered", "skipped"]


class Judge:
    """An answer held against an expectation: what is wrong, what everybody can answer and was not, whether anything was."""

    def __init__(self, fields, want, got):
        self.wrong, self.missing, self.answered = [], [], False
        self.read(fields, want, got, "")

    def read(self, fields, want, got, path):
        for key, value in want.items():
            field, place = fields[key], path + key
            words = field.get("x-vocabulary")
            if words == "names":
                continue  # Names of rules: compared by `uti suite run --strict` alone.
            answer = got.get(key, got.get(field.get("x-fallback"), ABSENT))
            if answer is ABSENT:
                self.missing += [] if words else [place]
                continue
            self.answered = True
            if key == "outcome":
                self.wrong += [(f"outcome.{part}", value[part], answer[part]) for part in value if not provider.comes_to(part, value[part], answer[part])]
            elif not (words == "own-value" and bool(value) == bool(answer)) and not self.same(field, value, answer, place):
                self.wrong.append((place, value, answer))

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


class Command:
    """The implementation, started by the shell when it is first asked and again after it has ended."""

    def __init__(self, command, limit):
        self.command, self.limit, self.child, self.unread = command, limit, None, b""

    def ask(self, question):
        """The reply, or a sentence on how the conversation broke."""
        if self.child is None:
            self.child, self.unread = subprocess.Popen(self.command, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE), b""
        with contextlib.suppress(OSError):  # It may have answered before it went.
            self.child.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
            self.child.stdin.flush()
        stray, reply, deadline = None, None, time.monotonic() + self.limit
        while True:
            line = self.line(deadline)
            if line is None:
                return f"wrote {stray!r}, and no answer" if stray else self.end(deadline)
            with contextlib.suppress(ValueError):
                reply = json.loads(line)
            if isinstance(reply, dict) and reply.get("id") == question["id"]:
                return reply if stray is None else f"wrote {stray!r} before its answer"
            stray, deadline = stray or line[:200].decode(errors="replace"), min(deadline, time.monotonic() + 1)

    def line(self, deadline):
        while b"\n" not in self.unread:
            with selectors.DefaultSelector() as ready:
                ready.register(self.child.stdout, selectors.EVENT_READ)
                block = os.read(self.child.stdout.fileno(), 1 << 16) if ready.select(max(0, deadline - time.monotonic())) else b""
            if not block:
                return None
            self.unread += block
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def end(self, deadline):
        silent = time.monotonic() >= deadline
        _ = silent and self.child.kill()
        status, self.child = self.child.wait(), None
        return f"did not answer within {self.limit} s" if silent else f"ended with exit code {status}"


def question_of(suite, case, kind):
    asked = {key: value for key, value in case.items() if key in kind["properties"] and key not in COMMON}
    fields = kind["properties"]["expect"]["properties"]
    asks = [key.replace("outcome", "steps") for key in case["expect"] if fields[key].get("x-vocabulary") != "names"]
    question = {"protocol": 1, "id": f"{suite['suite']}/{case['id']}", "kind": case["kind"], "registry": suite.get("registry", "all"), "asks": asks, **asked}
    for holder in [question, *question.get("files", [])] if case["kind"] in ("identification", "mediaItems") else []:
        holder.update({key: str(HERE / holder[key]) for key in ("file", "folder") if key in holder})
    if case["kind"] == "conformance":
        own = {key: asked[key] if "/" in asked[key] else registry.TYPES.get(asked[key].lower(), ((), ""))[1] for key in ("type", "other")}
        question.update({"mime": own} if all(own.values()) else {})
    return question


def judge(case, kind, question, reply):
    """The outcome's name, with what there is to say."""
    fields = kind["properties"]["expect"]["properties"]
    if isinstance(reply, str) or reply.get("error"):
        return "failed", [reply if isinstance(reply, str) else str(reply["error"])]
    answer = {} if reply.get("unsupported") is True else {k: v for k, v in (reply.get("answer") or {}).items() if k not in (reply.get("unsupported") or [])}
    if isinstance(answer.get("steps"), list) and case["kind"] == "plan":
        answer["outcome"] = provider.outcome(question, answer["steps"], registry.conforms)
    result = Judge(fields, case["expect"], answer)
    if result.wrong:
        return "skipped" if case.get("deviation") else "failed", [f"{place}: expected {json.dumps(want)}, got {json.dumps(got)}" for place, want, got in result.wrong]
    if not result.answered:
        return "not answered" if result.missing else "skipped", []
    return ("in part" if result.missing else "passed"), []


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("command")
    for name, more in {"kind": {"action": "append"}, "name": {"default": "*"}, "independence": {"type": lambda text: text.split(",")},
                       "timeout": {"type": int, "default": 30}, "min-answered": {"type": float, "default": 0}}.items():
        options.add_argument("--" + name, **more)
    options = options.parse_args()
    registry.load((HERE / "types.tsv").read_text(encoding="utf-8"))
    lines = json.loads((HERE / "schema.json").read_text(encoding="utf-8"))["oneOf"][1:]
    kinds = {kind["properties"]["kind"]["const"]: kind for kind in lines}
    command, breaks, has_answered, tables = Command(options.command, options.timeout), {}, False, {"kind": {}, "source": {}}
    for path in sorted((HERE / "suites").glob("*.suite.ndjson")):
        suite, *cases = (json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line.strip())
        for case in cases:
            independence, name, kind = case.get("independence", suite.get("independence", "ours")), f"{suite['suite']}/{case['id']}", kinds[case["kind"]]
            if (options.kind and case["kind"] not in options.kind or not fnmatch.fnmatchcase(name, options.name)
                    or options.independence and independence not in options.independence):
                continue
            question, broken = question_of(suite, case, kind), breaks.setdefault(case["kind"], [0, 0])
            if not question["asks"] or any(kind["properties"][key].get("x-vocabulary") == "names" for key in question if key in kind["properties"]) \
                    or case.get("requires", {}).get("platform", sys.platform) != sys.platform:
                found, words = "skipped", []
            elif any(count >= most for count, most in zip(broken, MOST)) or not has_answered and sum(each[1] for each in breaks.values()) >= MOST[0]:
                found, words = "not answered", []
            else:
                reply = command.ask(question)
                has_answered = has_answered or not isinstance(reply, str)
                breaks[case["kind"]] = [broken[0] + 1, broken[1] + 1] if isinstance(reply, str) else [0, broken[1]]
                with registry.declaring(case.get("declare", [])):
                    found, words = judge(case, kind, question, reply)
            for title, row in (("kind", case["kind"]), ("source", independence)):
                tables[title].setdefault(row, dict.fromkeys(OUTCOMES, 0))[found] += 1
            if found == "failed":
                print(f"FAIL {name}", *words, f"because: {case.get('because', '')}", f"source: {case.get('source', suite['source'])}", sep="\n  ")
    for title, rows in tables.items():
        print(f"{title:16}" + "".join(f"{each:>14}" for each in OUTCOMES),
              *(f"{row:16}" + "".join(f"{count:14}" for count in counts.values()) for row, counts in rows.items()), sep="\n")
    all_ = {each: sum(row[each] for row in tables["kind"].values()) for each in OUTCOMES}
    answered, asked = all_["passed"] + all_["in part"] + all_["failed"], sum(all_.values()) - all_["skipped"]
    holds = answered and not all_["failed"] and answered >= asked * options.min_answered / 100
    print("ok" if holds else "not ok", f" answered {answered} of {asked}: " + ", ".join(f"{count} {each}" for each, count in all_.items()))
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # Its reader left.
        os._exit(1)
