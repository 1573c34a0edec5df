#!/bin/bash
# session.sh BROWSER URL STEP…: in a D-Bus session, starts a display, a speech server that logs, and Orca; then hear.py.
set -u
here=$(cd "$(dirname "$0")" && pwd)
run=$LISTEN_RUN
export NO_AT_BRIDGE=0 GNOME_ACCESSIBILITY=1 LANG=C.UTF-8 GDK_BACKEND=x11 MOZ_ENABLE_WAYLAND=0 LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
pids=()
start() { "$@" > /dev/null 2>&1 & pids+=($!); }
trap 'kill -KILL "${pids[@]}" 2> /dev/null; wait 2> /dev/null' EXIT
trap 'exit 1' INT TERM

# The display chooses a free number.
Xvfb -displayfd 3 -screen 0 "${LISTEN_SCREEN}x24" -nolisten tcp 3> "$run/display" > /dev/null 2>&1 & pids+=($!)
until [[ -s $run/display ]]; do sleep 0.1; done
export DISPLAY=:$(< "$run/display")
start openbox
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name '<true>' > /dev/null 2>&1
done

mkdir -p "$run/speechd/modules" "$run/bin"
printf 'LogLevel 1\nLogDir "%s"\nAddModule "log" "%s" "log.conf"\nDefaultModule log\nDefaultLanguage "en-US"\n' \
  "$run" "$here/speech_log.py" > "$run/speechd/speechd.conf"
touch "$run/speechd/modules/log.conf"
export SPEECHD_ADDRESS="unix_socket:$run/speech" SD_LOG_FILE="$run/speech.jsonl"
start speech-dispatcher -s -t 0 -c unix_socket -S "$run/speech" -C "$run/speechd" -P "$run/speechd.pid"
until [[ -S $run/speech ]]; do sleep 0.1; done
# Orca looks for others of the same user, on any display.
printf '#!/bin/sh\nexit 1\n' > "$run/bin/pgrep"
chmod +x "$run/bin/pgrep"
start env PATH="$run/bin:$PATH" orca --disable braille --user-prefs "$run/prefs"
python3 "$here/hear.py" "$@"
