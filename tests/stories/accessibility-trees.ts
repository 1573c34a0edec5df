/**
 * What somebody who does not see meets in the main stories, by the story's id. After a change that
 * is meant, `npx tsx scripts/stories/write-accessibility-trees.ts` writes it anew: read it then.
 */
export const ACCESSIBILITY_TREES: Readonly<Record<string, string>> = {
  'call--network-lost': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem: "You: What do your virtual tours cost?"
  - status: The connection is lost. Trying to get it back…
  - button "Mute microphone"
  - button "Sound settings"
  - button "End Call"
`,
  'call--push-to-talk': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem: "You: What do your virtual tours cost?"
  - button "Hold to talk"
  - button "Sound settings"
  - button "End Call"
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
      - listitem: "You: What do your virtual tours cost?"
  - status: You ended the call. 0:03
  - button "Dismiss"
  - button "Copy transcript"
  - button "Save as text"
  - button "Save as captions"
  - status
  - button "Start"
`,
  'consent--dialog': `
- dialog "Terms and conditions":
  - heading "Terms and conditions" [level=2]
  - paragraph:
    - text: Your conversations with this AI assistant, spoken or typed, may be recorded, stored and shared with third-party providers, as our Terms of Service say. Choose
    - strong: Accept
    - text: to agree to that, now and each time you use it.
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
      - listitem: "You: What do your virtual tours cost?"
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
  - button "Stop the answer"
`,
  'conversation--right-to-left': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Chat active
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem: "You: كم تكلفة الجولة؟"
      - listitem:
        - text: "Assistant:"
        - paragraph:
          - text: الباقة
          - strong: الأساسية
          - text: بسعر ₹20,000.
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Start"
`,
  'failures--microphone-denied': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Choose voice or text
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - paragraph: Use voice or text to communicate
  - alert:
    - paragraph: The microphone is blocked. Allow it in your browser’s settings for this page, then try again.
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
  - paragraph: The microphone is blocked. Allow it in your browser’s settings for this page, then try again.
  - button "Dismiss"
  - button "Try again"
- button "Talk with AI"
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
- button "Talk with our AI Connected"
`,
  'launcher--after-a-failure': `
- button "Talk with our AI The microphone is blocked. Allow it in your browser’s settings for this page, then try again."
`,
  'status--choose-voice-or-text': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Choose voice or text
  - button "Start over"
  - button "Close"
  - log "Conversation":
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
    - paragraph: Connecting...
  - button "Connecting..."
`,
  'status--assistant-speaking': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant Speaking...
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem: "You: What do your virtual tours cost?"
  - button "Mute microphone"
  - button "Sound settings"
  - button "End Call"
`,
  'status--muted': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem: "You: What do your virtual tours cost?"
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Unmute microphone"
  - button "Sound settings"
  - button "End Call"
`,
  'status--assistant-is-typing': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant is typing...
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem: "You: What do your virtual tours cost?"
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Stop the answer"
`,
  'status--without-transcript': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Assistant Speaking...
  - button "Start over"
  - button "Close"
  - log "Conversation"
  - button "Mute microphone"
  - button "Sound settings"
  - button "End Call"
`,
  'status--tap-to-hear': `
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: Connected
  - button "Start over"
  - button "Close"
  - log "Conversation":
    - list:
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem: "You: What do your virtual tours cost?"
  - alert:
    - button "Tap to hear the assistant"
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]
  - button "Mute microphone"
  - button "Sound settings"
  - button "End Call"
`,
};
