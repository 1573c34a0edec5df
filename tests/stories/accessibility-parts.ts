/**
 * Parts that recur in the accessibility trees of the stories. Those that begin with two spaces are within
 * a dialog.
 */

/** The beginning of a dialog, with the time of a call if it is `timed`. */
export const dialog = (status: string, timed: boolean): string => `\
- dialog "Talk with AI":
  - heading "Talk with AI" [level=2]
  - status: ${status}${timed ? '\n  - timer' : ''}
  - button "Start over"
  - button "Close"
  - log "Conversation":`;

export const SPOKEN = `\
      - listitem:
        - text: "Assistant:"
        - paragraph: Hey, How can I help you today?
      - listitem:
        - text: "You:"
        - paragraph: What do your virtual tours cost?`;

export const IN_CALL = `\
${dialog('Connected', true)}
    - list:
${SPOKEN}`;

export const CALL_BUTTONS = `\
  - button "Mute microphone"
  - button "End Call"
  - button "Sound settings"`;

export const COMPOSER = `\
  - textbox "Message":
    - /placeholder: Type your message...
  - button "Send message" [disabled]`;

export const QUIET_COMPOSER = `\
  - textbox "Message" [disabled]:
    - /placeholder: Type your message...
  - button "Send message" [disabled]`;

export const WELCOME = `\
    - paragraph: How can I help you?
    - paragraph: Use voice or text to communicate`;

export const PAST_CALL = `\
${dialog('Ready to assist', false)}
    - list:
${SPOKEN}
  - status: You ended the call. 0:03
  - button "Copy transcript"
  - button "Save as text"
  - button "Save as captions"`;

export const ANSWERED = `\
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
          - text: .`;

export const ANSWER_BUTTONS = `\
        - button "Copy"
        - button "Good answer"
        - button "Bad answer"`;

export const PARAGRAPHS = Array.from(
  { length: 30 },
  (_, index) => `        - paragraph: Paragraph ${index + 1} of a long answer.`,
).join('\n');
