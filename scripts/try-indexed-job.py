"""Runs an indexed job of Kubernetes as its kubelets would, without one: the container's own command
once for each completion index, no more pods at once than `parallelism`, and a pod that is killed
again, as `backoffLimitPerIndex` allows. Then merge.sh joins the shards, and must tell what one
machine's run tells.

    PYTHONPATH=.build/pipelines python3 scripts/try-indexed-job.py MANIFEST SNAPSHOT
"""

import concurrent.futures
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

import yaml

FILTERS = ["--device", "iphone-8", "--device", "iphone-1[45]*", "--scale", "2"]
KILLED = {2, 5}


def pod(container, index, mounts, folder, snapshot, attempt):
    """Runs a pod; those of KILLED lose their node at the first attempt."""
    command = [mounts.get(word, word) for word in container["command"]] + FILTERS
    environment = os.environ | {"JOB_COMPLETION_INDEX": str(index), "SNAPSHOT": snapshot}
    process = subprocess.Popen(
        command, cwd=folder, env=environment, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if index in KILLED and attempt == 0:
        os.killpg(process.pid, signal.SIGKILL)
    errors = process.communicate()[1]
    return process.returncode, errors


def complete(container, index, mounts, folder, snapshot, limit):
    """Runs an index until it succeeds; returns how many pods that took."""
    for attempt in range(limit + 1):
        status, errors = pod(container, index, mounts, folder, snapshot, attempt)
        if status == 0:
            return attempt + 1
    sys.exit(f"Index {index} failed {limit + 1} times, the last with {status}: {errors}")


def cells(report):
    """What a report tells, without the paths of its pictures."""
    return sorted((cell["name"], cell["status"]) for cell in json.loads(report.read_text())["cells"])


def run(*words, folder, status=0):
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if done.returncode != status:
        sys.exit(f"{' '.join(words)} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done


def main(manifest, snapshot):
    snapshot = str(pathlib.Path(snapshot).resolve())
    root = pathlib.Path(__file__).resolve().parent.parent
    spec = yaml.safe_load(pathlib.Path(manifest).read_text())["spec"]
    template = spec["template"]["spec"]
    container, = template["containers"]
    count = spec["completions"]
    # Each attempt is a pod of its own: with OnFailure the kubelet would restart the container in
    # one that may be gone.
    assert spec["completionMode"] == "Indexed" and template["restartPolicy"] == "Never"
    assert str(count) in container["command"], "the command's count is not that of the completions"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Examples").symlink_to(root / "Examples")
        claim = folder / "claim"
        mounts = {mount["mountPath"]: str(claim) for mount in container["volumeMounts"]}
        run(snapshot, "record", *FILTERS, folder=folder)
        run(snapshot, "verify", "-o", "whole", *FILTERS, folder=folder)
        with concurrent.futures.ThreadPoolExecutor(spec["parallelism"]) as kubelets:
            pods = list(kubelets.map(
                lambda index: complete(
                    container, index, mounts, folder, snapshot, spec["backoffLimitPerIndex"]),
                range(count)))
        assert {index for index in range(count) if pods[index] > 1} == KILLED, pods
        merge = ["env", f"SNAPSHOT={snapshot}", "sh", "Examples/cluster/merge.sh", str(claim)]
        run(*merge, "merged", folder=folder)
        assert cells(folder / "merged/report.json") == cells(folder / "whole/report.json")
        # The control: without a part the merge names it and fails.
        run("rm", "-r", str(claim / "part-3"), folder=folder)
        lacking = run(*merge, "lacking", folder=folder, status=2)
        assert f"Missing of {count} shards: 3" in lacking.stderr, lacking.stderr


if __name__ == "__main__":
    main(*sys.argv[1:])
