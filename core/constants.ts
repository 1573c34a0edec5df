/**
 * The numbers and names that the behaviour rests on. Unless a line says otherwise, each is in the
 * specification.
 */

/** How often remote audio levels are read during a call, in milliseconds. */
export const REMOTE_AUDIO_LEVEL_INTERVAL_MS = 100;

/** The sum of all remote audio levels above which the assistant counts as speaking. */
export const SPEAKING_THRESHOLD = 0.01;

/** How long after the last level above the threshold the assistant counts as silent, in milliseconds. */
export const SPEECH_END_DELAY_MS = 1000;

/**
 * How seldom remote audio levels may come where a page asks for them itself, in milliseconds. Our own
 * number: more seldom the assistant would count as silent between two of them.
 */
export const REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS = SPEECH_END_DELAY_MS / 2;

/** The summed level that is full volume; the volume is the level divided by this, at most 1. */
export const FULL_VOLUME_LEVEL = 0.15;

/** How long a phone waits before joining, so that its permission prompt is out of the way, in ms. */
export const MOBILE_PERMISSIONS_WAIT_MS = 1000;

/** The picture of a recorded call, in pixels. */
export const VIDEO_RECORDING_SIZE = { width: 1280, height: 720 } as const;

/** The background of a recorded call. The specification says dark; the colour is our own. */
export const VIDEO_RECORDING_BACKGROUND = '#1f2d3d';

/** The audio processor that every call asks for. */
export const AUDIO_PROCESSOR = 'noise-cancellation';

/**
 * The first pause before a request is tried again, in milliseconds. That it doubles each time is our
 * own.
 */
export const RETRY_DELAY_MS = 1000;

/** How often a request is tried again before it is given up. Our own number. */
export const RETRIES = 3;

/** The longest pause that a server's Retry-After is granted, in milliseconds. Our own number. */
export const RETRY_DELAY_MAX_MS = 30_000;

/**
 * How long a chat answer may take to begin or to go on, in milliseconds. Our own number: models that
 * think, and the tools they ask, mostly need seconds.
 */
export const CHAT_SILENCE_LIMIT_MS = 60_000;

/** How long the provider may take to make a call ready, in milliseconds. Our own number. */
export const WEB_CALL_LIMIT_MS = 30_000;

/**
 * How long joining a call may take, in milliseconds. Our own number: the call library alone would
 * try for 3 × 20 s and two pauses of 3 s on a network that swallows its requests.
 */
export const JOIN_LIMIT_MS = 30_000;

/**
 * How long the call library may take for what a call can do without, such as noise cancellation, in
 * milliseconds. Our own number.
 */
export const CALL_SETUP_LIMIT_MS = 10_000;

/**
 * How long the assistant may take to say that it listens, from when the browser plays it, in
 * milliseconds. Our own number.
 */
export const LISTENING_LIMIT_MS = 20_000;

/** The stacking order of the widget on its page. */
export const WIDGET_Z_INDEX = 9999;

/** The side of the voice visual, in pixels. */
export const VOICE_VISUAL_SIZE = 150;

/** How long after the panel opens the text box takes the focus, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 100;

/** Where the provider's API is, unless a page says otherwise, as the provider's clients have it. */
export const DEFAULT_API_URL = 'https://api.vapi.ai';

/** The provider of the voices that come with a picture, as the provider's clients know it. */
export const AVATAR_VOICE_PROVIDER = 'tavus';

/** The name under which the assistant takes part in a call, as the provider's clients know it. */
export const ASSISTANT_USER_NAME = 'Vapi Speaker';

/** The largest message that the call carries to the assistant, in characters as it is sent. */
export const APP_MESSAGE_LIMIT = 4096;

/**
 * How long the line stays open after the provider told of the end, in milliseconds, so that the
 * last words are heard; it normally hangs up sooner. Our own number.
 */
export const END_GRACE_MS = 1000;

/**
 * How long an assistant that left the call may take to be back, or to be followed by another one, in
 * milliseconds. Our own number: nobody else tells the visitor that the line is dead.
 */
export const ASSISTANT_RETURN_MS = 5000;

/** How often the level of the visitor's microphone is read, in milliseconds. Our own number. */
export const MICROPHONE_LEVEL_INTERVAL_MS = 500;

/**
 * The level, 0 to 1, up to which a microphone counts as silent. Our own number: an open microphone
 * in a quiet room reads above it, one that is switched off or unplugged reads 0.
 */
export const MICROPHONE_SILENCE_LEVEL = 0.001;

/** How long a microphone may be silent before the visitor is told, in milliseconds. Our own number. */
export const MICROPHONE_SILENCE_MS = 12_000;

/** How long before a limit of the page's ends a call the visitor is told, in ms. Our own number. */
export const HANG_UP_WARNING_MS = 10_000;

/**
 * The longest wait that a timer takes, in milliseconds. The number of the browsers: a longer wait
 * would be over at once.
 */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * How often an answer is taken up, in milliseconds: what came meanwhile is taken together. Our own
 * number, four frames of most screens: the text grows fifteen times a second, and to take up each
 * piece by itself would cost several times as much.
 */
export const REPLY_INTERVAL_MS = 66;

/**
 * How much of an answer that comes at once is parsed at a stretch, in characters. Our own number:
 * some 400 pieces, which takes a tenth of the 50 ms from which a task counts as long.
 */
export const REPLY_STRETCH = 65_536;

/** How long the end of a stream is waited for after its last word, in milliseconds. Our own number. */
export const STREAM_END_WAIT_MS = 1000;

/** How long leaving a call may take until a next one begins, in milliseconds. Our own number. */
export const LEAVE_LIMIT_MS = 5000;

/**
 * How long after the page was left its call may be taken up again, in milliseconds. Our own number:
 * the time in which a page is loaded anew, and a room waits for who left it.
 */
export const REJOIN_WITHIN_MS = 60_000;

/**
 * How often a call that is taken up again is tried to be joined once more where it is full, and the
 * pause before each try, in milliseconds. Our own numbers: until a page that went in the middle of a
 * join is missed, it takes some 15 s.
 */
export const REJOIN_TRIES = 10;
export const REJOIN_PAUSE_MS = 2000;

/** How long a call waits for one of a tab that may be gone already, in milliseconds. Our own number. */
export const CALL_LOCK_LIMIT_MS = 500;

/** How long another tab may take to end its call, in milliseconds. Our own number. */
export const MOVE_LIMIT_MS = 15_000;

/**
 * The shortest value that reports are cleared of, in characters. Our own number: shorter ones would
 * be found in words that have nothing to do with them.
 */
export const REDACTED_VALUE_MIN = 4;

/** What stands in a text for what was taken out of it. Our own words. */
export const REMOVED = '[removed]';

/**
 * The longest text that a limit's error shows, in characters. Our own number: longer ones may hold
 * anything.
 */
export const SHOWN_TEXT_LIMIT = 40;

/** How many fields of an object a limit's error names. Our own number. */
export const SHOWN_FIELDS_LIMIT = 5;
