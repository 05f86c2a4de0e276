"""Cross-validation of the rows of the tables, for `Scripts/accuracy --cross`.

The tables are written by hand, so nothing is trained again. Instead, rows are justified on the labelled files of some sources, and the
files of the other sources are evaluated with only the justified rows.

A row of a language is justified by files if one of them is in its language and shows it, and it gives more right answers than wrong ones: an
answer counts for or against a row if it would differ without the row. A row of signatures or a reader is justified if more of its answers
are right than wrong.

With `--leave-out` each language is unknown in turn, and the answers for its files are counted: they should be plain text or source code,
not another language.
"""
import collections, hashlib, subprocess, tempfile

FOLDS = 5
# The types of text in no known language.
NO_LANGUAGE = {"text/plain", "application/octet-stream", ""}


class Row:
    """The effect of one row of the language tables, by group of files."""

    def __init__(self):
        self.shown, self.helps, self.hurts = collections.Counter(), collections.Counter(), collections.Counter()
        self.weight = 0

    def earns(self, groups):
        helps, hurts = (sum(some[group] for group in groups) for some in (self.helps, self.hurts))
        is_shown = self.weight < 0 or any(self.shown[group] for group in groups)
        return is_shown and hurts <= helps


class Trial:
    """The files, the answers for them, and the rows that they show."""

    def __init__(self, tool, samples):
        self.tool, self.samples = tool, samples
        self.answers, self.seen = {}, collections.defaultdict(list)
        for kind, path, *values in run(tool, samples, "--rows"):
            if kind == "answer":
                self.answers[path] = values[:2]
            else:
                language, pattern, mime, weight, without = values
                self.seen[path].append(((language, pattern), mime, int(weight), without))

    def rows(self, group_of):
        found = collections.defaultdict(Row)
        for sample in self.samples:
            group, verdict = group_of(sample), sample.judge(self.answers[sample.path][0])
            for key, mime, weight, without in self.seen[sample.path]:
                row = found[key]
                row.weight = weight
                row.shown[group] += sample.judge(mime) == "exact"
                if without == self.answers[sample.path][0]:
                    continue
                other = sample.judge(without)
                row.helps[group] += verdict == "exact" != other
                row.hurts[group] += verdict == "wrong" != other
        return found

    def readers(self, group_of):
        """Counts right and wrong answers by deciding row or reader, and group."""
        found = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
        for sample in self.samples:
            mime, reader = self.answers[sample.path]
            if reader not in ("words", "libmagic", ""):
                found[reader][group_of(sample)][sample.judge(mime)] += 1
        return found

    def crossed(self, group_of):
        """Returns the verdict about each sample with only the rows that are justified by the other groups."""
        rows, readers = self.rows(group_of), self.readers(group_of)
        groups = sorted({group_of(sample) for sample in self.samples})
        verdicts = {}
        for group in groups:
            others = [other for other in groups if other != group]
            left_out = [key for key, row in rows.items() if not row.earns(others)]
            mine = [sample for sample in self.samples if group_of(sample) == group]
            with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
                file.write("".join(f"{language}\t{pattern}\n" for language, pattern in left_out))
                file.flush()
                again = {path: values[2] for _, path, *values in run(self.tool, mine, "--without", file.name)}
            for sample in mine:
                verdict = sample.judge(again[sample.path])
                reader = self.answers[sample.path][1]
                if reader in readers:
                    elsewhere = sum((readers[reader][other] for other in others), collections.Counter())
                    if elsewhere["exact"] <= elsewhere["wrong"]:
                        verdict = "unknown"
                verdicts[sample.path] = verdict
        return verdicts


class Language:
    """A language of the tables: its name, its root language, its types and their MIME types."""

    def __init__(self, name, root, *types):
        self.name, self.root = name, root
        self.types, self.mimes = types[::2], types[1::2]


def languages(tool):
    return [Language(*values) for _, *values in run(tool, [], "--languages")]


class LeftOut:
    """The answers for files of one language without its row."""

    def __init__(self):
        self.counts, self.answers = collections.Counter(), collections.Counter()

    def share(self):
        """Returns the share of "no language" among "no language" and unrelated languages; None without files."""
        total = self.counts["none"] + self.counts["another"]
        return self.counts["none"] / total if total else None


def left_out(tool, samples, relatives, name_of):
    """Counts for each language with samples the answers without it, by content alone.

    `relatives` holds pairs of a language and a related answer; `name_of` gives the canonical name of a MIME type.
    """
    known = languages(tool)
    found = collections.defaultdict(LeftOut)
    of_mime = collections.defaultdict(list)
    for language in known:
        for mime in language.mimes:
            if mime not in NO_LANGUAGE:
                of_mime[name_of(mime)].append(language)
    asked = collections.defaultdict(list)
    for sample in samples:
        languages_of_it = of_mime[sample.expected]
        if languages_of_it:
            asked[tuple(language.name for language in languages_of_it)].append(sample)
    for names, mine in asked.items():
        roots = {language.root for language in known if language.name in names}
        with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
            file.write("".join(name + "\n" for name in names))
            file.flush()
            answers = run(tool, mine, "--without", file.name)
        result = found[names[0]]
        for _, path, _, row, mime in answers:
            there = of_mime[name_of(mime)]
            if row != "words":
                result.counts["not by words"] += 1
            elif mime in NO_LANGUAGE:
                result.counts["none"] += 1
            elif any(other.root in roots or (names[0], other.name) in relatives for other in there):
                result.counts["relative"] += 1
            else:
                result.counts["another"] += 1
                result.answers[there[0].name if there else mime] += 1
    return found


def run(tool, samples, *arguments):
    done = subprocess.run([tool, *arguments], input="".join(sample.path + "\n" for sample in samples),
                          stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def by_source(samples, salt):
    """Divides whole sources into groups of similar numbers of files."""
    sizes = collections.Counter(sample.source for sample in samples)
    order = sorted(sizes, key=lambda source: hashlib.sha1(f"{salt}{source}".encode()).digest())
    filled, group_of = [0] * FOLDS, {}
    for source in sorted(order, key=lambda source: -sizes[source]) if not salt else order:
        group = filled.index(min(filled))
        filled[group] += sizes[source]
        group_of[source] = group
    return lambda sample: group_of[sample.source]


def by_sample(sample):
    return int(hashlib.sha1(sample.name.encode()).hexdigest(), 16) % FOLDS


def ways(samples):
    return [("by source", by_source(samples, "")), ("by source, dealt anew", by_source(samples, "again")),
            ("by sample", by_sample)]


def comparable(samples, group_of):
    """Returns the samples whose type has samples in another group, too."""
    groups = collections.defaultdict(set)
    for sample in samples:
        groups[sample.expected].add(group_of(sample))
    return [sample for sample in samples if len(groups[sample.expected]) > 1]


def own_source_only(trial):
    """Returns rows that decide right answers in one source, and occur in no other source with samples of the language."""
    sources = collections.defaultdict(set)
    for sample in trial.samples:
        sources[sample.expected].add(sample.source)
    languages = {}
    for sample in trial.samples:
        for key, mime, _, _ in trial.seen[sample.path]:
            if sample.judge(mime) == "exact":
                languages[key] = sample.expected
    found = []
    for key, row in trial.rows(lambda sample: sample.source).items():
        shown = [source for source in row.shown if row.shown[source]]
        if len(shown) == 1 and row.helps[shown[0]] and len(sources[languages[key]]) > 1:
            found.append((key, shown[0], row.helps[shown[0]], sum(row.hurts.values())))
    return sorted(found, key=lambda one: (-one[2], one[0]))


def harmful(trial):
    """Returns rows that give more wrong answers than right ones."""
    found = []
    for key, row in trial.rows(lambda sample: sample.source).items():
        helps, hurts = sum(row.helps.values()), sum(row.hurts.values())
        if hurts > helps:
            found.append((key, helps, hurts, ", ".join(sorted(source for source in row.hurts if row.hurts[source]))))
    return sorted(found, key=lambda one: (one[1] - one[2], one[0]))
