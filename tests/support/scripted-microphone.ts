declare global {
  interface Window {
    /** Says the sound of a WAV file, given in base64, and settles when it was said. */
    sayIntoMicrophone(wav: string): Promise<void>;
  }
}

/**
 * Gives the page a microphone that hears what {@link Window.sayIntoMicrophone} says, instead of the
 * browser's. Needs nothing around it: it may be run in a page before anything else.
 */
export function scriptMicrophone(): void {
  const context = new AudioContext();
  const node = context.createMediaStreamDestination();
  navigator.mediaDevices.getUserMedia = async () => node.stream.clone();
  window.sayIntoMicrophone = async (wav) => {
    const bytes = Uint8Array.from(atob(wav), (character) => character.charCodeAt(0));
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(node);
    source.start();
    await new Promise((resolve) => source.addEventListener('ended', resolve));
  };
}
