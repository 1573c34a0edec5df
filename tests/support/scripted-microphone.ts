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

/**
 * Gives the page a microphone that hears a WAV file, given in base64, again and again from the moment it
 * opens, for a browser that has no such flag. Needs nothing around it either.
 */
export function playIntoMicrophone(wav: string): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const source = context.createBufferSource();
    const bytes = Uint8Array.from(atob(wav), (character) => character.charCodeAt(0));
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.loop = true;
    const node = context.createMediaStreamDestination();
    source.connect(node);
    source.start();
    return node.stream;
  };
}
