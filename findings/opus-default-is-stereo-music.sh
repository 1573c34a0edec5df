#!/usr/bin/env bash
# node-datachannel 0.33.4: `addOpusCodec(payloadType)` without a profile asks the other side for stereo
# at 96 kbit/s. Browsers obey the answer: a voice takes three times the data that it takes by default.
# A profile as the second argument replaces all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund node-datachannel@0.33.4
cat > finding.cjs <<'JS'
const { Audio, PeerConnection, cleanup } = require('node-datachannel');
const expected = 'maxaveragebitrate=96000;minptime=10;sprop-stereo=1;stereo=1;useinbandfec=1';
const peer = new PeerConnection('peer', { iceServers: [] });
const audio = new Audio('0', 'SendRecv');
audio.addOpusCodec(111);
const track = peer.addTrack(audio);
peer.onLocalDescription((sdp) => {
  const seen = /^a=fmtp:111 (.*?)\r?$/m.exec(sdp)?.[1];
  console.log('node-datachannel 0.33.4, addOpusCodec(111)');
  console.log(`a=fmtp:111 ${seen}`);
  track.close();
  peer.close();
  cleanup();
  process.exit(seen?.split(';').sort().join(';') === expected ? 0 : 1);
});
peer.setLocalDescription('offer');
JS
node finding.cjs
