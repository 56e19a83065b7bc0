"""Debian's chromium without a window, spoken to over two pipes."""

import base64
import collections
import json
import os
import shutil
import subprocess
import sys


class Browser:
    """A browser with one page, whose events are kept until they are asked for."""

    def __init__(self, profile):
        there, self.requests = os.pipe()
        self.answers, back = os.pipe()
        path = shutil.which("chromium") or sys.exit("chromium is missing: apt-get install chromium")

        def hand_over():
            # Numbers that are in nobody's way first: either pipe may have 3 or 4.
            ends = [os.dup2(there, 90), os.dup2(back, 91)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=" + profile],
            preexec_fn=hand_over, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there)
        os.close(back)
        self.number = 0
        self.read = b""
        self.events = collections.deque()
        target = self.ask("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self.ask(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]

    def ask(self, method, parameters, session=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if "method" in answer:
                self.events.append(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def message(self):
        parts = self.read.partition(b"\0")
        while not parts[1]:
            more = os.read(self.answers, 1 << 20)
            if not more:
                sys.exit("chromium ended")
            self.read += more
            parts = self.read.partition(b"\0")
        self.read = parts[2]
        return json.loads(parts[0])

    def page(self, method, **parameters):
        return self.ask(method, parameters, self.session)

    def run(self, expression):
        """The value of an expression in the page."""
        answer = self.page("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        return answer["result"].get("value")

    def size(self, width, height, scheme):
        self.page("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.page("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def go(self, address):
        # An address that differs in its last part alone would not be loaded anew.
        self.page("Page.navigate", url="about:blank")
        self.page("Page.navigate", url=address)

    def event(self, name):
        """What the next event of a name tells; all others are forgotten."""
        while True:
            message = self.events.popleft() if self.events else self.message()
            if message.get("method") == name:
                return message["params"]

    def trace(self):
        self.page("Tracing.start", transferMode="ReturnAsStream", traceConfig={
            "includedCategories": ["disabled-by-default-devtools.timeline"],
            "excludedCategories": ["*"]})

    def traced(self):
        """What happened since `trace`."""
        self.page("Tracing.end")
        stream, text, ends = self.event("Tracing.tracingComplete")["stream"], b"", False
        while not ends:
            read = self.page("IO.read", handle=stream, size=1 << 22)
            data = read["data"]
            text += base64.b64decode(data) if read.get("base64Encoded") else data.encode()
            ends = read["eof"]
        self.page("IO.close", handle=stream)
        return json.loads(text)["traceEvents"]

    def end(self):
        self.process.kill()
        self.process.wait()
