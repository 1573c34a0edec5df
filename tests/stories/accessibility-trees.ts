/**
 * What screen readers announce in the main stories, by story id. After an intended change, update
 * this file with `npx tsx tests/stories/write-accessibility-trees.ts` and review the difference.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = {
  'actions--question': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - region "May the assistant do this?":
    - alert:
      - paragraph: May the assistant do this?
      - paragraph: Open a tour
      - term: "Home:"
      - definition: Penthouse in Whitefield
      - term: "Room:"
      - definition: Kitchen
    - button "Allow"
    - button "Decline"
    - button "Always allow on this site"
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'actions--form': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
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
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'actions--cards': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
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
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'call--microphone-denied': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: Microphone access is blocked. Allow it for this site in your browser settings, then try again.
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'call--network-lost': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: Connection lost. Reconnecting…
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'call--push-to-talk': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - button "Hold to talk"
  - button "End Call"
  - button "Sound settings"
`,
  'call--push-to-talk-in-hybrid': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Hold to talk"
  - button "End Call"
  - button "Sound settings"
`,
  'call--ended-by-the-visitor': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Ready to assist
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: You ended the call. 0:03
  - button "Copy transcript"
  - button "Save as text"
  - button "Save as captions"
  - status
  - button "Dismiss"
  - button "Start"
`,
  'call--copied': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Ready to assist
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: You ended the call. 0:03
  - button "Copy transcript"
  - button "Save as text"
  - button "Save as captions"
  - status: Copied
  - button "Dismiss"
  - button "Start"
`,
  'call--not-copied': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Ready to assist
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: You ended the call. 0:03
  - button "Copy transcript"
  - button "Save as text"
  - button "Save as captions"
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
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Type a message below
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
`,
  'conversation--streaming': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant is typing...
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
      - listitem:
        - text: "Assistant:"
        - paragraph:
          - text: We have
          - strong: two packages
          - text: ", each for one project:"
        - table:
          - rowgroup:
            - row "Package Price":
              - columnheader "Package"
              - columnheader "Price"
          - rowgroup:
            - row "Basic ₹20,000":
              - cell "Basic"
              - cell "₹20,000"
            - row "Premium ₹35,000":
              - cell "Premium"
              - cell "₹35,000"
        - list:
          - listitem: Both come with hotspots and analytics
          - listitem:
            - emphasis: Premium
            - text: adds VR, branding and floor plans
        - paragraph:
          - text: More on the
          - link "pricing page":
            - /url: https://example.com/pricing
          - text: .
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Stop generating"
`,
  'conversation--scrolled-back': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Chat active
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "You:"
        - paragraph: Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please. Tell me everything, please.
      - listitem:
        - text: "Assistant:"
        - paragraph: Paragraph 1 of a long answer.
        - paragraph: Paragraph 2 of a long answer.
        - paragraph: Paragraph 3 of a long answer.
        - paragraph: Paragraph 4 of a long answer.
        - paragraph: Paragraph 5 of a long answer.
        - paragraph: Paragraph 6 of a long answer.
        - paragraph: Paragraph 7 of a long answer.
        - paragraph: Paragraph 8 of a long answer.
        - paragraph: Paragraph 9 of a long answer.
        - paragraph: Paragraph 10 of a long answer.
        - paragraph: Paragraph 11 of a long answer.
        - paragraph: Paragraph 12 of a long answer.
        - paragraph: Paragraph 13 of a long answer.
        - paragraph: Paragraph 14 of a long answer.
        - paragraph: Paragraph 15 of a long answer.
        - paragraph: Paragraph 16 of a long answer.
        - paragraph: Paragraph 17 of a long answer.
        - paragraph: Paragraph 18 of a long answer.
        - paragraph: Paragraph 19 of a long answer.
        - paragraph: Paragraph 20 of a long answer.
        - paragraph: Paragraph 21 of a long answer.
        - paragraph: Paragraph 22 of a long answer.
        - paragraph: Paragraph 23 of a long answer.
        - paragraph: Paragraph 24 of a long answer.
        - paragraph: Paragraph 25 of a long answer.
        - paragraph: Paragraph 26 of a long answer.
        - paragraph: Paragraph 27 of a long answer.
        - paragraph: Paragraph 28 of a long answer.
        - paragraph: Paragraph 29 of a long answer.
        - paragraph: Paragraph 30 of a long answer.
        - button "Copy"
        - button "Good answer"
        - button "Bad answer"
  - button "Jump to latest"
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
`,
  'conversation--right-to-left': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Chat active
  - button "Start over"
  - button "Close"
  - log "Conversation":
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
        - button "Copy"
        - button "Good answer"
        - button "Bad answer"
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Start"
`,
  'failures--microphone-denied': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Something went wrong
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - paragraph: How can I help you?
    - paragraph: Use voice or text to communicate
  - alert:
    - paragraph: Microphone access is blocked. Allow it for this site in your browser settings, then try again.
    - button "Dismiss"
    - button "Try again"
    - button "Type instead"
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
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
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Chat active
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
      - listitem:
        - text: "Assistant:"
        - paragraph:
          - text: We have
          - strong: two packages
          - text: ", each for one project:"
        - table:
          - rowgroup:
            - row "Package Price":
              - columnheader "Package"
              - columnheader "Price"
          - rowgroup:
            - row "Basic ₹20,000":
              - cell "Basic"
              - cell "₹20,000"
            - row "Premium ₹35,000":
              - cell "Premium"
              - cell "₹35,000"
        - list:
          - listitem: Both come with hotspots and analytics
          - listitem:
            - emphasis: Premium
            - text: adds VR, branding and floor plans
        - paragraph:
          - text: More on the
          - link "pricing page":
            - /url: https://example.com/pricing
          - text: .
        - button "Copy"
        - button "Good answer"
        - button "Bad answer"
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
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
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
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings" [expanded]
`,
  'sound--settings-not-loaded': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - group "Sound settings":
    - alert: The sound settings could not be loaded.
    - button "Try again"
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings" [expanded]
`,
  'status--choose-voice-or-text': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Choose voice or text
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - paragraph: How can I help you?
    - paragraph: Use voice or text to communicate
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Start"
`,
  'status--connecting': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connecting...
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - paragraph: Your browser may ask for the microphone
  - button "Connecting... Cancel"
`,
  'status--assistant-speaking': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant Speaking...
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'status--muted': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - status: You’re muted.
  - button "Unmute"
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Unmute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'status--assistant-is-typing': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant is typing...
  - button "Start over"
  - button "Close"
  - log "Conversation":
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
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant Speaking...
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - paragraph: What do your virtual tours cost?
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
  'status--tap-to-hear': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - timer
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?
  - alert:
    - button "Tap to hear the assistant"
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"
`,
};
