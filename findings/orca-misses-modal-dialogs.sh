#!/usr/bin/env bash
# A button opens a dialog and the focus goes to a button in it. With show() and focus(), the screen reader Orca says
# the name of the dialog and the button. With showModal(), which moves the focus to the same button, it says nothing
# in Chromium: the pressed button becomes inert before the focus leaves it. A dialog that is shown by show(), and
# makes the page inert only after the focus has moved, is heard.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get install --yes --no-install-recommends orca=43.1-1 chromium=156.0.8078.108-1~deb12u1 \
  at-spi2-core dbus-x11 xvfb openbox xdotool > apt.log 2>&1
cat > page.html <<'HTML'
<!doctype html>
<html lang="en">
  <title>Plain page</title>
  <h1>Plain page</h1>
  <button>Open</button>
  <dialog id="settings" aria-label="Settings"><button>Apply</button></dialog>
  <script>
    document.querySelector('button').onclick = () => {
      if (location.hash === '#modal') settings.showModal();
      else {
        settings.show();
        settings.querySelector('button').focus();
      }
    };
  </script>
</html>
HTML
cat > session.sh <<'SH'
export HOME=$PWD/$1 XDG_RUNTIME_DIR=$PWD/$1 LANG=C.UTF-8
mkdir -m 700 "$HOME" "$HOME/bin"
unset WAYLAND_DISPLAY
Xvfb -displayfd 3 -screen 0 1280x1000x24 -nolisten tcp 3> "$HOME/display" > /dev/null 2>&1 &
until [[ -s $HOME/display ]]; do sleep 0.1; done
export DISPLAY=:$(< "$HOME/display")
openbox &
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name '<true>'
done
# Orca gives up when it finds another one of the same user.
printf '#!/bin/sh\nexit 1\n' > "$HOME/bin/pgrep"
chmod +x "$HOME/bin/pgrep"
PATH=$HOME/bin:$PATH orca --disable braille --user-prefs "$HOME/orca" --debug-file "$HOME/debug" &
sleep 4
chromium --no-sandbox --user-data-dir="$HOME/profile" --no-first-run --disable-gpu --ozone-platform=x11 \
  --force-renderer-accessibility --password-store=basic "file://$PWD/page.html#$1" &
until [[ $(xdotool getactivewindow getwindowname) == *'Plain page'* ]]; do sleep 0.3; done
sleep 10
xdotool key Tab
sleep 4
xdotool key Return
sleep 6
SH
for way in show modal; do
  dbus-run-session -- bash session.sh $way > log 2>&1 || true
  said=$(sed -n "/PRESSED_EVENT: 'Return'/,\$p" $way/debug | sed -n "s/.*SPEECH OUTPUT: '\([^']*\)'.*/\1/p" | grep -v return |
    paste -sd '|' || true)
  echo "Orca $(orca --version), $(chromium --version 2> /dev/null), $way: \"$said\"" | tee -a heard
done
grep -q 'show: "Settings dialog|Apply push button."' heard && grep -q 'modal: ""' heard
