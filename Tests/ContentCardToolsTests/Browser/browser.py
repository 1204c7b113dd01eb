"""Controls headless Chromium with the DevTools protocol over two pipes. Needs only Python's standard library.

Run as a script, it exits with 0 if Chromium is installed.
"""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome"]
DEADLINE = 300


def executable():
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self, language="en-US"):
        self.profile = tempfile.mkdtemp()
        # Chromium reads from 3 and writes to 4, so the pipes must have other numbers.
        (theirs_in, ours_out), (ours_in, theirs_out) = [
            [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in os.pipe()] for _ in range(2)
        ]

        def connect():
            os.dup2(theirs_in, 3)
            os.dup2(theirs_out, 4)

        command = [
            executable(),
            "--headless=new",
            "--remote-debugging-pipe",
            f"--user-data-dir={self.profile}",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            f"--lang={language}",
        ]
        # Chromium's sandbox does not work for root.
        if os.geteuid() == 0:
            command.append("--no-sandbox")
        self.process = subprocess.Popen(
            command, pass_fds=(3, 4), preexec_fn=connect, env=os.environ | {"LANGUAGE": language},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.out, self.input = ours_out, ours_in
        self.bytes = b""
        self.number = 0
        self.session = None
        # Events of the page, as `(method, parameters)`.
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def wait_for(self, event):
        while not any(method == event for method, _ in self.events):
            self.receive(event)

    def receive(self, purpose):
        until = time.monotonic() + DEADLINE
        while b"\0" not in self.bytes:
            if not select.select([self.input], [], [], max(0, until - time.monotonic()))[0]:
                raise TimeoutError(f"no answer to {purpose}")
            chunk = os.read(self.input, 1 << 20)
            if not chunk:
                raise EOFError(f"Chromium ended before {purpose}")
            self.bytes += chunk
        text, self.bytes = self.bytes.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append((message["method"], message["params"]))
        return message

    def open(self, address):
        self.events = [event for event in self.events if event[0] != "Page.loadEventFired"]
        self.call("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression):
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait_until(self, expression):
        """Evaluates an expression until its value is truthy, and returns the value."""
        until = time.monotonic() + DEADLINE
        while time.monotonic() < until:
            value = self.evaluate(expression)
            if value:
                return value
            time.sleep(0.02)
        raise TimeoutError(expression)

    def media(self, media="", scheme="light"):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.call("Emulation.setEmulatedMedia", media=media, features=features)

    def size(self, width, height=900):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def press(self, key, code, text="", commands=()):
        event = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        if text:
            event["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown", commands=list(commands), **event)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        for letter in text:
            self.press(letter, 0, text=letter)

    def insert(self, text):
        """Inserts text into the focused element, like a keyboard, an input method, or pasting."""
        self.call("Input.insertText", text=text)

    def click(self, expression):
        x, y = self.evaluate(
            f"""(() => {{
              const element = {expression};
              element.scrollIntoView({{block: "center"}});
              const box = element.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            }})()""")
        for type in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=type, x=x, y=y, button="left", clickCount=1)

    def shoot(self, path, whole=True):
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def print(self, path):
        page = self.call("Page.printToPDF", printBackground=False)
        with open(path, "wb") as file:
            file.write(base64.b64decode(page["data"]))
        return base64.b64decode(page["data"])

    def reading(self):
        """Returns the roles and names that a screen reader reads, without ignored nodes."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
                if not node["ignored"]]


if __name__ == "__main__":
    sys.exit(0 if executable() else 1)
