import { expect } from 'chai';
import { fc } from '../../support/property.js';
import { checkDailyOptions } from '../../../core/limits/index.js';

const warned = (given: unknown) => checkDailyOptions(given).warnings;

describe('the options for the call library', () => {
  it('allowed values are passed on unchanged', () => {
    const given = {
      userName: 'Asha',
      userData: { plan: 'pro' },
      lang: 'fr',
      theme: { colors: { accent: '#0a0' } },
      layoutConfig: { grid: { maxTilesPerPage: 9 } },
      inputSettings: { audio: { settings: { echoCancellation: true } } },
      dailyConfig: { micAudioMode: 'speech', keepCamIndicatorLightOn: true },
    };
    expect(checkDailyOptions(given)).to.deep.equal({ options: given, warnings: [] });
  });

  it('a refused value is dropped, with one warning that names it', () => {
    const { options, warnings } = checkDailyOptions({
      userName: 'Asha',
      lang: 'hi',
      colour: 'red',
      layoutConfig: { grid: { maxTilesPerPage: 50 } },
      dailyConfig: {
        camSimulcastEncodings: [{ maxBitrate: 1 }],
        h264Profile: '42e01f',
        fast: true,
      },
    });
    expect(options).to.deep.equal({ userName: 'Asha', dailyConfig: { h264Profile: '42e01f' } });
    expect(warnings).to.deep.equal([
      'voice-assistant: option dailyOptions.lang: "hi" is not allowed: it must be one of "da", "de", "en-us", "en", "es", "fi", "fr", "it", "jp", "ka", "nl", "no", "pl", "pt", "pt-BR", "ru", "sv", "tr", "user". It is ignored.',
      'voice-assistant: option dailyOptions.colour is not known. It is ignored.',
      'voice-assistant: option dailyOptions.layoutConfig.grid.maxTilesPerPage: 50 is not allowed: it must be a whole number of at most 49. It is ignored.',
      'voice-assistant: option dailyOptions.dailyConfig.camSimulcastEncodings[0].maxBitrate: 1 is not allowed: it must be a number from 100000 to 2500000. It is ignored.',
      'voice-assistant: option dailyOptions.dailyConfig.fast is not known. It is ignored.',
    ]);
  });

  it('options of the widget are refused, without quoting a token', () => {
    const { options, warnings } = checkDailyOptions({
      url: 'https://example.daily.co/room',
      token: 'eyJhbGciOi',
      subscribeToTracksAutomatically: true,
      allowMultipleCallInstances: false,
      startAudioOff: true,
      audioSource: false,
      ...{ baseUrl: '', layout: '', showLocalVideo: true, showParticipantsBar: true },
      ...{ videoSource: true, startVideoOff: true, strictMode: true },
      dailyConfig: { avoidEval: false, callObjectBundleUrlOverride: 'https://a.example/b.js' },
    });
    expect(options).to.deep.equal({ dailyConfig: {} });
    expect(warnings).to.have.length(15);
    for (const warning of warnings) {
      expect(warning).to.match(
        /^voice-assistant: option dailyOptions\.[\w.]+ is the widget’s own\. [A-Z]/,
      );
      expect(warning).not.to.contain('eyJ');
    }
    expect(warnings[4]).to.equal(
      'voice-assistant: option dailyOptions.startAudioOff is the widget’s own. Use the option startMuted. It is ignored.',
    );
  });

  it('nothing is nothing to warn of, and all else must be an object', () => {
    expect(warned(undefined)).to.deep.equal([]);
    expect(warned({ userName: undefined })).to.deep.equal([]);
    for (const given of [null, 'userName=Asha', 7, ['userName']])
      expect(warned(given)).to.deep.equal([
        'voice-assistant: option dailyOptions is not an object. It is ignored.',
      ]);
    expect(warned({ dailyConfig: true })).to.deep.equal([
      'voice-assistant: option dailyOptions.dailyConfig is not an object. It is ignored.',
    ]);
    expect(warned({ toString: 1, constructor: 2 })).to.have.length(2);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (given) => void checkDailyOptions(given)));
  });
});
