import {
  ANSWERED,
  ANSWER_BUTTONS,
  CALL_BUTTONS,
  COMPOSER,
  IN_CALL,
  PARAGRAPHS,
  PAST_CALL,
  QUIET_COMPOSER,
  SPOKEN,
  WELCOME,
  dialog,
} from './accessibility-parts.js';

/**
 * What screen readers announce in the main stories, by story id. After an intended change, update
 * this file with `npx tsx tests/stories/write-accessibility-trees.ts` and review the difference.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = {
  'actions--question': `
${IN_CALL}
  - region "May the assistant do this?":
    - alert:
      - paragraph: May the assistant do this?
      - paragraph: Open a tour
      - group "Open a tour":
        - term: "Home:"
        - definition: Penthouse in Whitefield
        - term: "Room:"
        - definition: Kitchen
    - button "Allow"
    - button "Decline"
    - button "Always allow in this tab"
${CALL_BUTTONS}
`,
  'actions--form': `
${IN_CALL}
      - listitem:
        - form "Is this right?":
          - strong: Is this right?
          - text: Name
          - textbox "Name": Anouk Rao
          - text: Phone number
          - textbox "Phone number": +91 80 4567 8901
          - text: Email address
          - textbox "Email address"
          - text: Package
          - combobox "Package":
            - option "Please choose" [selected]
            - option "Basic"
            - option "Premium"
          - text: When may we call?
          - textbox "When may we call?"
          - button "Send"
${CALL_BUTTONS}
`,
  'actions--cards': `
${IN_CALL}
      - listitem:
        - list "Suggestions":
          - listitem:
            - article:
              - strong: Premium
              - paragraph: ₹35,000 for one project, with VR and floor plans.
              - link "All prices":
                - /url: https://example.com/pricing
          - listitem:
            - article:
              - strong: Basic
              - paragraph: ₹20,000 for one project.
              - button "Tell me about Basic"
          - listitem:
            - article:
              - strong: Enterprise
              - paragraph: ₹35,000 for one project, with VR and floor plans.
${CALL_BUTTONS}
`,
  'call--microphone-denied': `
${IN_CALL}
  - status: Microphone access is blocked. Allow it for this site in your browser settings, then try again.
${CALL_BUTTONS}
`,
  'call--network-lost': `
${IN_CALL}
  - status: Connection lost. Reconnecting…
${CALL_BUTTONS}
`,
  'call--push-to-talk': `
${IN_CALL}
  - button "Hold to talk"
  - button "End Call"
  - button "Sound settings"
`,
  'call--push-to-talk-in-hybrid': `
${IN_CALL}
${QUIET_COMPOSER}
  - button "Hold to talk"
  - button "End Call"
  - button "Sound settings"
`,
  'call--ended-by-the-visitor': `
${PAST_CALL}
  - status
  - button "Dismiss"
  - button "Start"
`,
  'call--copied': `
${PAST_CALL}
  - status: Copied
  - button "Dismiss"
  - button "Start"
`,
  'call--not-copied': `
${PAST_CALL}
  - status: The transcript could not be copied.
  - button "Dismiss"
  - button "Start"
`,
  'consent--dialog': `
- dialog "Terms and conditions":
  - heading "Terms and conditions" [level=2]
  - paragraph:
    - text: Your conversations with this AI assistant, spoken or typed, may be recorded, stored and shared with third-party providers, as described in our Terms of Service. By choosing
    - strong: Accept
    - text: you agree to this now and each time you use the assistant.
  - button "Cancel"
  - button "Accept"
`,
  'consent--in-the-pages-words': `
- dialog "Before we talk":
  - heading "Before we talk" [level=2]
  - paragraph:
    - text: Calls are
    - strong: recorded
    - text: . Read our
    - link "privacy notice":
      - /url: https://example.com/privacy
    - text: .
  - list:
    - listitem: Kept for 30 days
    - listitem: Never sold
  - button "Cancel"
  - button "Accept"
`,
  'conversation--greeting': `
${dialog('Type a message below', false)}
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
${COMPOSER}
`,
  'conversation--streaming': `
${dialog('Assistant is typing...', false)}
${ANSWERED}
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Stop generating"
`,
  'conversation--scrolled-back': `
${dialog('Chat active', false)}
    - list:
      - listitem:
        - text: "You:"
        - paragraph: Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please.
      - listitem:
        - text: "Assistant:"
${PARAGRAPHS}
${ANSWER_BUTTONS}
  - button "Jump to latest"
${COMPOSER}
`,
  'conversation--right-to-left': `
${dialog('Chat active', false)}
    - list:
      - listitem:
        - text: "You:"
        - paragraph: كم تكلفة الجولة؟
      - listitem:
        - text: "Assistant:"
        - paragraph:
          - text: الباقة
          - strong: الأساسية
          - text: بسعر ₹20,000.
${ANSWER_BUTTONS}
${COMPOSER}
  - button "Start"
`,
  'failures--microphone-denied': `
${dialog('Something went wrong', false)}
${WELCOME}
  - alert:
    - paragraph: Microphone access is blocked. Allow it for this site in your browser settings, then try again.
    - button "Dismiss"
    - button "Try again"
    - button "Type instead"
${COMPOSER}
  - button "Start"
`,
  'failures--of-a-tiny-launcher': `
- alert:
  - paragraph: Microphone access is blocked. Allow it for this site in your browser settings, then try again.
  - button "Dismiss"
  - button "Try again"
- button "Talk with AI"
`,
  'input--draft': `
${dialog('Chat active', false)}
${ANSWERED}
${ANSWER_BUTTONS}
  - textbox "Message":
    - /placeholder: Type your message...
    - text: And what does Premium add?
  - button "Send message"
  - button "Start"
`,
  'launcher--compact': `
- button "Talk with our AI Tours, prices, a demo"
`,
  'launcher--tiny': `
- button "Talk with AI"
`,
  'launcher--tiny-connecting': `
- button "Connecting..."
`,
  'launcher--tiny-in-call': `
- button "End Call"
`,
  'launcher--in-a-call': `
- button "Talk with our AI Connected":
  - text: Talk with our AI Connected
  - timer
- button "Mute microphone"
- button "End Call"
`,
  'launcher--tap-to-hear': `
- button "Talk with our AI Tap to hear the assistant":
  - text: Talk with our AI Tap to hear the assistant
  - timer
- button "Mute microphone"
- button "End Call"
`,
  'launcher--tiny-tap-to-hear': `
- alert:
  - button "Tap to hear the assistant"
- button "End Call"
`,
  'launcher--after-a-failure': `
- button "Talk with our AI Microphone access is blocked. Allow it for this site in your browser settings, then try again."
`,
  'launcher--teaser': `
- button "Questions? I’m here to help."
- button "Close": ×
- button "Talk with our AI Tours, prices, a demo"
`,
  'sound--settings': `
${IN_CALL}
  - group "Sound settings":
    - text: Microphone
    - combobox "Microphone":
      - option "Default - Built-in Microphone"
      - option "Jabra Evolve2 65 Flex (0b0e:2ebf)" [selected]
    - text: Speaker
    - combobox "Speaker":
      - option "Default - Built-in Speakers" [selected]
      - option "Jabra Evolve2 65 Flex (0b0e:2ebf)"
    - text: Assistant volume
    - slider "Assistant volume": "1.2"
${CALL_BUTTONS} [expanded]
`,
  'sound--settings-not-loaded': `
${IN_CALL}
  - group "Sound settings":
    - alert: The sound settings could not be loaded.
    - button "Try again"
${CALL_BUTTONS} [expanded]
`,
  'status--choose-voice-or-text': `
${dialog('Choose voice or text', false)}
${WELCOME}
${COMPOSER}
  - button "Start"
`,
  'status--connecting': `
${dialog('Connecting...', false)}
    - paragraph: Your browser may ask for the microphone
  - button "Connecting... Cancel"
`,
  'status--assistant-speaking': `
${dialog('Assistant Speaking...', true)}
    - list:
${SPOKEN}
${CALL_BUTTONS}
`,
  'status--muted': `
${IN_CALL}
  - status: You’re muted.
  - button "Unmute"
${QUIET_COMPOSER}
  - button "Unmute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'status--assistant-is-typing': `
${dialog('Assistant is typing...', false)}
    - list:
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
        - text: Sending…
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Stop generating"
`,
  'status--without-transcript': `
${dialog('Assistant Speaking...', true)}
    - paragraph: What do your virtual tours cost?
${CALL_BUTTONS}
`,
  'status--tap-to-hear': `
${IN_CALL}
  - alert:
    - button "Tap to hear the assistant"
${QUIET_COMPOSER}
${CALL_BUTTONS}
`,
};
