"""Times `snapshot diff` beside BlazeDiff (PyPI) on two pictures in one run, and holds what is
counted against pixelmatch (PyPI), whose rule for visible pixels it follows.

    python3 scripts/time-diff.py SNAPSHOT [BEFORE AFTER]

Without pictures it takes two of 1290x2796, as a phone has them.

Both decode two files, count and write a picture of the difference. Ours is timed as a process from
its start to its end, BlazeDiff as a call within a process that runs already. The packages go to
.build/diffs.
"""

import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGES = ROOT / ".build/diffs"
RUNS = 15
if not PACKAGES.exists():
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--target", PACKAGES, "blazediff==6.0.2",
         "pixelmatch==0.4.0", "pillow"], check=True)
sys.path.insert(0, str(PACKAGES))

import blazediff  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402
from pixelmatch import pixelmatch  # noqa: E402


def screens(folder):
    """Two pictures like a phone's screen, the second with its words shifted and a card of another
    colour."""
    paths = []
    for shift, color in ((0, (52, 199, 89)), (3, (255, 149, 0))):
        image = Image.new("RGBA", (1290, 2796), (242, 242, 247, 255))
        draw = ImageDraw.Draw(image)
        for row in range(22):
            top = 180 + row * 116
            draw.rounded_rectangle((48, top, 1242, top + 100), 24, fill=(255, 255, 255, 255))
            draw.text((84, top + 20 + (shift if row > 11 else 0)), f"Row {row} of a list" * 2, fill=(0, 0, 0, 255),
                      font_size=44)
        draw.rounded_rectangle((900, 1400, 1200, 1490), 20, fill=color + (255,))
        paths.append(folder / f"{shift}.png")
        image.save(paths[-1])
    return paths


def median(action):
    action()
    times = []
    for _ in range(RUNS):
        started = time.perf_counter()
        action()
        times.append((time.perf_counter() - started) * 1000)
    return statistics.median(times)


def main(snapshot, *pictures):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        before, after = map(pathlib.Path, pictures) if pictures else screens(folder)
        command = [snapshot, "diff", before, after, "-o", folder / "ours.png"]
        # One after the other, so that both meet the machine as it is.
        ours = median(lambda: subprocess.run(command, stdout=subprocess.DEVNULL))
        counting = median(lambda: subprocess.run(command[:-2], stdout=subprocess.DEVNULL))
        theirs = median(lambda: blazediff.compare(str(before), str(after), str(folder / "theirs.png"), threshold=0.1))
        told = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0]
        first, second = (Image.open(path).convert("RGBA") for path in (before, after))
        visible = pixelmatch(
            first.tobytes(), second.tobytes(), *first.size, threshold=0.1)
    print(f"snapshot diff, a process: {ours:.1f} ms with a picture of the difference, {counting:.1f} ms without")
    print(f"BlazeDiff, a call: {theirs:.1f} ms")
    print(f"{told}; pixelmatch counts {visible}")
    if f" {visible} visibly" not in told:
        sys.exit("the counts differ")


if __name__ == "__main__":
    main(*sys.argv[1:])
