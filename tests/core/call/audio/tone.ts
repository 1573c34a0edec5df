let context: AudioContext | undefined;

after(() => context?.close());

/** A track that sounds steadily, with a tenth of full strength. */
export function tone(): MediaStreamTrack {
  context ??= new AudioContext();
  const oscillator = new OscillatorNode(context, { frequency: 440 });
  const quiet = new GainNode(context, { gain: 0.1 });
  const destination = context.createMediaStreamDestination();
  oscillator.connect(quiet).connect(destination);
  oscillator.start();
  return destination.stream.getAudioTracks()[0]!;
}
