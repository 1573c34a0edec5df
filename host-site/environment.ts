/// <reference types="vite/client" />

declare global {
  interface ImportMetaEnv {
    readonly VITE_API_URL: string;
    readonly VITE_CALL_BUNDLE_URL: string;
    readonly VITE_PUBLIC_KEY: string;
    readonly VITE_ASSISTANT_ID: string;
  }
}

/** The assistant's settings; `.env` describes each variable. */
export const environment = {
  apiUrl: import.meta.env.VITE_API_URL,
  callBundleUrl: import.meta.env.VITE_CALL_BUNDLE_URL,
  publicKey: import.meta.env.VITE_PUBLIC_KEY,
  assistantId: import.meta.env.VITE_ASSISTANT_ID,
} as const;
