#!/usr/bin/python3
"""A window that shows nothing but a WebKitGTK view, for WebKitWebDriver.

Pages post JSON to `webkit.messageHandlers.driver`. It sets what the desktop prefers ("dark", "animations"),
whether later documents run their scripts ("scripted"), adds a script to all later documents ("script"), or
notes an event ("event"). The answer is the list of events since the previous answer, if "take" is set.
"""

import json

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

SETTINGS = {
    "enable-media-stream": True,
    "enable-mock-capture-devices": True,
    "enable-webgl": True,
    "javascript-can-access-clipboard": True,
    "media-playback-requires-user-gesture": False,
}

# Nothing listens there: requests to other hosts fail.
NO_PROXY = "http://127.0.0.1:9"
LOOPBACK = ["localhost", "127.0.0.1", "::1"]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(NO_PROXY, LOOPBACK)
)
content = WebKit2.UserContentManager()
events = []
documents = {"scripted": True}


def receive(_content, value, reply):
    message = json.loads(value.to_string())
    desktop = Gtk.Settings.get_default()
    if "dark" in message:
        desktop.set_property("gtk-application-prefer-dark-theme", message["dark"])
    if "animations" in message:
        desktop.set_property("gtk-enable-animations", message["animations"])
    if "scripted" in message:
        documents["scripted"] = message["scripted"]
    if "script" in message:
        frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
        start = WebKit2.UserScriptInjectionTime.START
        content.add_script(WebKit2.UserScript.new(message["script"], frames, start, None, None))
    if "event" in message:
        events.append(message["event"])
    taken = []
    if message.get("take"):
        taken = list(events)
        events.clear()
    reply.return_value(value.new_string(value.get_context(), json.dumps(taken)))
    return True


def note_request(_view, _resource, request):
    events.append({"type": "request", "method": request.get_http_method(), "url": request.get_uri()})


def close_alert(_view, dialog):
    if dialog.get_dialog_type() != WebKit2.ScriptDialogType.ALERT:
        return False
    events.append({"type": "dialog", "message": dialog.get_message()})
    return True


def disable_scripts(view, _decision, kind):
    if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION and not documents["scripted"]:
        view.get_settings().set_enable_javascript(False)
    return False


def enable_scripts(view, event):
    # The driver needs them. A document that has loaded does not run again what it did not run.
    if event == WebKit2.LoadEvent.FINISHED:
        view.get_settings().set_enable_javascript(True)


def allow(_view, request):
    request.allow()
    return True


def open_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(**{name.replace("-", "_"): on for name, on in SETTINGS.items()}),
        website_policies=WebKit2.WebsitePolicies(autoplay=WebKit2.AutoplayPolicy.ALLOW),
    )
    view.connect("permission-request", allow)
    view.connect("resource-load-started", note_request)
    view.connect("script-dialog", close_alert)
    view.connect("decide-policy", disable_scripts)
    view.connect("load-changed", enable_scripts)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(800, 600)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    view.grab_focus()
    window.present()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


content.connect("script-message-with-reply-received::driver", receive)
content.register_script_message_handler_with_reply("driver", None)
context.connect("automation-started", start)
Gtk.main()
