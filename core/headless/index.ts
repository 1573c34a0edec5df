export { createAssistant, type Assistant, type AssistantSetup } from './create-assistant.js';
export { browserPorts } from './browser-ports.js';
export type { AssistantEvents } from './feature-assistant.js';
export {
  toolDefinitions,
  type AssistantTool,
  type ToolDefinition,
  type ToolSchema,
} from '../tools/assistant-tool.js';
export { blockTools } from '../tools/block-tools.js';
export type {
  Block as AnswerBlock,
  Card as AnswerCard,
  Field as AnswerField,
  Reply as AnswerReply,
} from '../blocks/block.js';
export { forgetAllowedTools } from '../tools/always-allowed.js';
export { provideTool } from '../tools/find-tool.js';
export type { ErrorReport } from '../error-reports/error-report.js';
export type { CallControlError, CallControlFailure } from '../controls/call-control-error.js';
export type { CallControls, MeetingState } from '../call/controls.js';
export type * from '../machine/received-message.js';
export type { CallDevice, CallDevices } from '../call/devices.js';
export type {
  AccessState,
  CallParticipant,
  NetworkState,
  ParticipantCounts,
  TrackState,
} from '../call/room-state.js';
export { en as englishTexts, type SomeTexts, type Texts } from '../i18n/en.js';
export { LANGUAGE_NAMES as languageNames } from '../i18n/language-names.js';
export { LANGUAGES as textLanguages } from '../i18n/languages.js';
export { loadTexts } from '../i18n/load-texts.js';
export type { AssistantEvent, CallOrigin } from '../machine/effects.js';
export type { CallFact, Intent, ReplyFact, Role as TranscriptRole } from '../machine/events.js';
export type {
  CallErrorType,
  CallFailure,
  ChatFailure,
  ErrorType,
  FailedStage,
  FailureKind,
  ReportedError,
} from '../machine/failures.js';
export { shownText, type Entry as TranscriptEntry } from '../machine/regions/transcript.js';
export type {
  Part as TranscriptPart,
  Permission as ToolPermission,
  ToolOutcome,
  ToolRequest,
} from '../machine/tool-request.js';
export type { Mode as AssistantMode, Settings as AssistantSettings } from '../machine/settings.js';
export {
  CALL_STAGES,
  type CallStage,
  type StageMetadata,
  type StageProgress,
} from '../machine/stages.js';
export { initialState, type State as AssistantState } from '../machine/state.js';
export type {
  CallConditions,
  CallNetwork,
  EndReason,
  HangUpReason,
  PastCall,
} from '../machine/regions/call.js';
export type { ConsentPurpose, ConsentReceipt } from '../machine/regions/consent.js';
export { view, type View as AssistantView } from '../machine/view.js';
export type {
  CallHandle,
  CallPort,
  CallRequest,
  CallTransport,
  ChatPort,
  ChatRequest,
  Clock as AssistantClock,
  LiveCall,
  Memory as AssistantMemory,
  Ports as AssistantPorts,
  SoundOutput,
} from '../ports.js';
export type {
  AssistantOptions,
  HeadlessOptions,
  Position as WidgetPosition,
  ProviderObject,
  Radius as WidgetRadius,
  ResolvedHeadlessOptions,
  Size as WidgetSize,
  Starter,
  Styles as WidgetStyles,
  Theme as WidgetTheme,
} from '../options/table.js';
export type { ResolvedOptions } from '../options/resolve.js';
