"""Makes real edits of the Showcase's sources, one after the other, rebuilds, verifies, and scores
the cause that is told: whether the first cluster names the view whose expression was edited, and
whether it is the only one.

    python3 scripts/try-edits.py TREE [NUMBER...]

TREE is a clone of its own without uncommitted changes, best with a debug build: the edits are made
there and taken back. Numbers choose edits; without them all are made. What is held against is
recorded anew from TREE: a phone held upright. BUILD_FLAGS are further arguments of `swift build`,
those of the build that is there.
"""

import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import time

# States are drawn at the native scale alone.
FILTERS = ["--device", "iphone-15", "--orientation", "portrait", "--scale", "3", "--scheme", "light"]
SHOWCASE = "Sources/Showcase"
# Screens of the app, file, what stands there (the first place counts), what becomes of it.
EDITS = [
    ("saransk-*", "Saransk/Screens/UserProgressCard.swift", "AppTypography.title2", "AppTypography.headline"),
    ("saransk-*", "Saransk/Screens/SightActions.swift", "VStack(spacing: 5)", "VStack(spacing: 9)"),
    ("saransk-*", "Saransk/Screens/SightActions.swift", 'Text("Вы здесь были")', 'Text("Вы тут были")'),
    ("saransk-*", "Saransk/Screens/SectionRow.swift", '"chevron.right"', '"arrow.right"'),
    ("saransk-*", "Saransk/Screens/BadgesSection.swift", "VStack(spacing: 6)", "VStack(spacing: 10)"),
    ("saransk-*", "Saransk/Screens/ProfileSections.swift", 'Text("Недавние посещения")', 'Text("Посещения")'),
    ("saransk-*", "Saransk/Screens/ReviewForm.swift", '"star"', '"heart"'),
    ("saransk-*", "Saransk/Screens/SightCard.swift", "AppTypography.footnote", "AppTypography.body"),
    ("animals-*", "Animals/Screens/QuizStartScreen.swift", '"trophy.fill"', '"star.fill"'),
    ("animals-*", "Animals/Screens/QuizStartScreen.swift", "HStack(spacing: 12)", "HStack(spacing: 22)"),
    ("animals-*", "Animals/Components/AnimalFacts.swift", "AppTypography.footnote", "AppTypography.caption1"),
    ("animals-*", "Animals/Screens/EncyclopediaScreen.swift", "VStack(spacing: AppSpacing.md)",
     "VStack(spacing: AppSpacing.lg)"),
    ("animals-*", "Animals/Screens/QuizStartScreen.swift", 'Text("Сколько вопросов")', 'Text("Вопросов")'),
    ("animals-*", "Animals/Screens/QuizResultScreen.swift", 'Text("Работа над ошибками")', 'Text("Ошибки")'),
    ("growth-*", "GrowthMap/Screens/GoalDetailScreen.swift", "AppTypography.headline", "AppTypography.title3"),
    ("growth-*", "GrowthMap/Screens/GoalsListParts.swift", ".font(.footnote.weight(.semibold))", ".font(.body)"),
    ("growth-*", "GrowthMap/Screens/GoalsListParts.swift", '"chevron.forward"', '"arrow.forward"'),
    ("growth-*", "GrowthMap/Screens/SkillNodeView.swift", '"checkmark.circle.fill"', '"star.circle.fill"'),
    ("tasty-*", "TastyNotes/Screens/RecipeScreen.swift", 'Text("Ингредиенты")', 'Text("Состав")'),
    ("tasty-*", "TastyNotes/Screens/RecipeScreen.swift", "      .padding(AppSpacing.md)",
     "      .padding(AppSpacing.lg)"),
]


def indent(line):
    return len(line) - len(line.lstrip())


def expression(lines, index):
    """The line, from 0, at which the view begins whose chain of modifiers a line is part of."""
    while lines[index].lstrip().startswith("."):
        depth = indent(lines[index])
        index -= 1
        while index > 0 and (
                not lines[index].strip() or indent(lines[index]) > depth
                or (indent(lines[index]) == depth and lines[index].lstrip()[0] in ".})")):
            index -= 1
    return index


def run(tree, *words, statuses=(0,)):
    done = subprocess.run(words, cwd=tree, capture_output=True, text=True)
    if done.returncode not in statuses:
        sys.exit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def build(tree):
    run(tree, "swift", "build", *shlex.split(os.environ.get("BUILD_FLAGS", "")), "--product", "snapshot")


def clusters(tree, screens, snapshots, output):
    run(tree, ".build/debug/snapshot", "verify", "--screen", screens, *FILTERS, "--snapshots", snapshots,
        "-o", output, statuses=(0, 1))
    return json.loads((pathlib.Path(output) / "report.json").read_text()).get("clusters", [])


def attempt(tree, edit, work):
    screens, name, before, after = edit
    path = pathlib.Path(tree) / SHOWCASE / name
    text = path.read_text()
    if before not in text:
        return f"{name} has no {before} any more", None
    line = text[:text.index(before)].count("\n")
    place = expression(text.splitlines(), line) + 1
    started = time.monotonic()
    try:
        path.write_text(text.replace(before, after, 1))
        build(tree)
        built = time.monotonic()
        found = clusters(tree, screens, str(work / screens[:-2]), str(work / "verify"))
    finally:
        path.write_text(text)
    seconds = f"{built - started:.0f} s build, {time.monotonic() - built:.0f} s verify"
    if not found:
        return f"{name}:{place} is on no snapshot; {seconds}", None
    told = found[0]["source"]
    right = told == f"Showcase/{pathlib.Path(name).name}:{place}"
    headline = f"{told} {found[0]['view']}: {found[0]['title']}"
    return f"{'right' if right else 'WRONG'}, {len(found)} clusters, {name}:{place} -> {headline}; {seconds}", (
        right, len(found) == 1)


def main(tree, *numbers):
    if run(tree, "git", "status", "--porcelain", "--", SHOWCASE):
        sys.exit(f"{tree} has uncommitted changes")
    chosen = [EDITS[int(number) - 1] for number in numbers] or EDITS
    work = pathlib.Path(tree).resolve() / ".build/edits"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    build(tree)
    for screens in sorted({edit[0] for edit in chosen}):
        run(tree, ".build/debug/snapshot", "record", "--screen", screens, *FILTERS, "--snapshots",
            str(work / screens[:-2]), "--keep", "all", statuses=(0, 1))
    scores = []
    for edit in chosen:
        words, score = attempt(tree, edit, work)
        print(words, flush=True)
        if score:
            scores.append(score)
    # The control: with all taken back nothing differs.
    build(tree)
    for screens in sorted({edit[0] for edit in chosen}):
        left = clusters(tree, screens, str(work / screens[:-2]), str(work / "verify"))
        assert not left, left
    print(f"{sum(right for right, _ in scores)} of {len(scores)} told, "
          f"{sum(one for _, one in scores)} as one cluster")


if __name__ == "__main__":
    main(*sys.argv[1:])
