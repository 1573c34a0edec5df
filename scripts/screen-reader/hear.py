"""hear.py BROWSER URL STEP…: opens a page in a browser, acts by keyboard, and prints what Orca says after each step."""
import json, os, subprocess, sys, time, wave

RUN = os.environ['LISTEN_RUN']
WIDTH, HEIGHT = os.environ['LISTEN_SCREEN'].split('x')
LOG = f'{RUN}/speech.jsonl'
# How long nothing must be said, in seconds.
QUIET = 3
FIREFOX = {
    'browser.aboutwelcome.enabled': False, 'browser.shell.checkDefaultBrowser': False, 'termsofuse.acceptedVersion': 999,
    'termsofuse.acceptedDate': '1760000000000', 'datareporting.policy.dataSubmissionEnabled': False,
    'browser.preonboarding.enabled': False, 'trailhead.firstrun.didSeeAboutWelcome': True,
    'browser.translations.enable': False, 'media.navigator.streams.fake': True, 'media.navigator.permission.disabled': True,
    'media.peerconnection.ice.loopback': True, 'media.peerconnection.ice.obfuscate_host_addresses': False,
    'media.autoplay.default': 0, 'network.captive-portal-service.enabled': False,
}
offset = 0


def entries():
    """What was logged since the last call."""
    global offset
    if not os.path.exists(LOG):
        return []
    with open(LOG) as file:
        file.seek(offset)
        lines = file.readlines()
        offset = file.tell()
    return [json.loads(line) for line in lines]


def heard(quiet=QUIET, most=60):
    """Waits until nothing is being said, and returns what was, without the names of keys."""
    found, begun, last, speaking = [], time.time(), time.time(), False
    while time.time() - begun < most and (speaking or time.time() - last < quiet):
        time.sleep(0.1)
        for entry in entries():
            last = time.time()
            if entry['what'] in ('speak', 'end', 'stop'):
                speaking = entry['what'] == 'speak'
            if entry['what'] == 'speak':
                found.append(entry['text'].strip())
            elif entry['what'] == 'stop' and entry['heard'] != entry['text']:
                found.append('  (cut off)')
    return found


def command(browser, url):
    profile = f'{RUN}/profile'
    os.makedirs(profile)
    if browser == 'firefox':
        with open(f'{profile}/user.js', 'w') as file:
            file.writelines(f'user_pref({json.dumps(name)}, {json.dumps(value)});\n' for name, value in FIREFOX.items())
        return ['firefox-esr', '--no-remote', '--profile', profile, '-width', WIDTH, '-height', HEIGHT,
                '--new-window', url]
    if browser == 'chromium':
        # The microphone that the browser plays otherwise beeps, which is no silence.
        with wave.open(f'{RUN}/silence.wav', 'wb') as file:
            file.setparams((1, 2, 16000, 0, 'NONE', None))
            file.writeframes(bytes(32000))
        return ['chromium', '--no-sandbox', f'--user-data-dir={profile}', '--no-first-run', '--disable-gpu',
                '--enable-unsafe-swiftshader', '--disable-dev-shm-usage', '--force-renderer-accessibility',
                '--ozone-platform=x11', '--password-store=basic', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream',
                f'--use-file-for-fake-audio-capture={RUN}/silence.wav',
                '--autoplay-policy=no-user-gesture-required', f'--window-size={WIDTH},{HEIGHT}', '--window-position=0,0', url]
    return ['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', url]


def xdotool(*args):
    return subprocess.run(['xdotool', *args], capture_output=True, text=True).stdout.strip()


browser, url, *steps = sys.argv[1:]
heard(4)
window = subprocess.Popen(command(browser, url), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
until = time.time() + 60
while os.environ['LISTEN_TITLE'] not in xdotool('getactivewindow', 'getwindowname') and time.time() < until:
    time.sleep(0.3)
# A long page is still being read then.
heard(4, 10)
xdotool('key', 'Control_L')
heard(2)
for step in steps:
    if step.startswith('"'):
        xdotool('type', '--delay', '60', step[1:])
        heard(1)
        continue
    if step != 'wait':
        xdotool('key', '--clearmodifiers', step)
    print(f'> {step}')
    name = step.split('+')[-1].lower()
    for said in heard(40 if step == 'wait' else QUIET):
        if said.lower() not in (name, 'shift', f'shift {name}', 'left tab'):
            print(said)
    sys.stdout.flush()
os.killpg(window.pid, 15)
window.wait()
