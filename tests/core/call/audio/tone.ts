/** A track that sounds steadily, with a tenth of full strength. */
export function tone(context: AudioContext): MediaStreamTrack {
  const oscillator = new OscillatorNode(context, { frequency: 440 });
  const quiet = new GainNode(context, { gain: 0.1 });
  const destination = context.createMediaStreamDestination();
  oscillator.connect(quiet).connect(destination);
  oscillator.start();
  return destination.stream.getAudioTracks()[0]!;
}
