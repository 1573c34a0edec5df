/** The calls of the management API that the specification lists, by path. */
const SPECIFIED = `
POST                  /chat/web/responses
POST                  /chat/responses
GET POST              /chat
GET DELETE            /chat/{id}
GET POST              /assistant
GET PATCH PUT DELETE  /assistant/{id}
GET                   /assistant/{id}/version
GET                   /v2/assistant
GET POST              /squad
GET PATCH DELETE      /squad/{id}
GET POST              /workflow
GET PATCH DELETE      /workflow/{id}
GET POST              /call
GET PATCH DELETE      /call/{id}
POST                  /call/phone
GET                   /v2/call
GET                   /v2/call/export
GET                   /v2/call/metadata
GET POST              /campaign
GET PATCH DELETE      /campaign/{id}
GET POST              /session
GET PATCH DELETE      /session/{id}
GET POST              /tool
GET PATCH DELETE      /tool/{id}
GET POST              /knowledge-base
GET PATCH DELETE      /knowledge-base/{id}
GET POST              /structured-output
GET PATCH DELETE      /structured-output/{id}
GET POST              /template
GET PATCH DELETE      /template/{id}
GET                   /template/pinned
GET POST              /phone-number
GET PATCH DELETE      /phone-number/{id}
POST                  /phone-number/import/twilio
POST                  /phone-number/import/vonage
GET                   /v2/phone-number
GET POST              /file
POST                  /file/upload
GET PATCH DELETE      /file/{id}
GET POST              /test-suite
GET PATCH DELETE      /test-suite/{id}
GET POST              /test-suite/{id}/test
GET PATCH DELETE      /test-suite/{id}/test/{testId}
GET POST              /test-suite/{id}/run
GET PATCH DELETE      /test-suite/{id}/run/{runId}
GET POST              /eval
GET PATCH DELETE      /eval/{id}
GET POST              /eval/run
GET DELETE            /eval/run/{id}
GET POST              /org
GET                   /org/feature-flag
GET PATCH DELETE      /org/{id}
GET                   /org/{id}/user
DELETE                /org/{id}/leave
DELETE                /org/{id}/member/{userId}/leave
POST                  /org/{id}/invite
PATCH                 /org/{id}/role
GET                   /org/{id}/auth
GET POST              /token
GET PATCH DELETE      /token/{id}
GET POST              /credential
GET PATCH DELETE      /credential/{id}
POST                  /credential/session
POST                  /credential/webhook
POST                  /credential/trigger
GET                   /voice-library/{provider}
GET                   /voice-library/{provider}/accents
POST                  /voice-library/sync/{provider}
POST                  /voice-library/sync
POST                  /voice-library/create-sesame-voice
GET POST              /provider/{provider}/{resource}
GET PATCH DELETE      /provider/{provider}/{resource}/{id}
GET                   /{provider}/workflows
GET                   /{provider}/workflows/{id}/hooks
GET                   /{provider}/locations
GET                   /{provider}/voices/search
GET                   /{provider}/voice/search
POST                  /{provider}/voices/add
POST                  /{provider}/voice/add
POST                  /11labs/voice/clone
POST                  /analytics
`;

/** Such as `GET /assistant/{id}`, sorted. */
export const SPECIFIED_CALLS = SPECIFIED.trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(/\s+/);
    return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`);
  })
  .sort();

/** Every path that the specification lists. */
export const SPECIFIED_PATHS = [...new Set(SPECIFIED_CALLS.map((call) => call.split(' ')[1]!))];
