import type { Language } from './languages.js';

const CURRENCIES = ['rupee', 'dollar', 'euro', 'pound'] as const;
const SCALES = ['thousand', 'lakh', 'crore', 'million', 'billion'] as const;
const SIGNS = ['per', 'to', 'percent', 'plus', 'times', 'about', 'and', 'or'] as const;

export type Currency = (typeof CURRENCIES)[number];
export type Scale = (typeof SCALES)[number];

/** The words by which a language says figures and signs. */
export interface NumberWords {
  readonly currencies: Readonly<Record<Currency, readonly [one: string, many: string]>>;
  readonly scales: Readonly<Record<Scale, string>>;
  readonly signs: Readonly<Record<(typeof SIGNS)[number], string>>;
  /** Other words and abbreviations for rupees, without their point. */
  readonly rupeeSigns: readonly string[];
}

/** For each language the words in the order of the lists above; `one/many` where they differ. */
const ROWS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: [
    'rupee/rupees dollar/dollars euro/euros pound/pounds',
    'thousand lakh crore million billion',
    'per|to|percent|plus|times|about|and|or',
    '₹ ₨ Rs Re. INR /-',
  ],
  hi: [
    'रुपया/रुपये डॉलर यूरो पाउंड',
    'हज़ार लाख करोड़ मिलियन बिलियन',
    'प्रति|से|प्रतिशत|से अधिक|गुना|लगभग|और|या',
    'रु रू रुपए',
  ],
  mr: [
    'रुपया/रुपये डॉलर युरो पाउंड',
    'हजार लाख कोटी दशलक्ष अब्ज',
    'प्रति|ते|टक्के|पेक्षा जास्त|पट|सुमारे|आणि|किंवा',
    'रु रू',
  ],
  kn: [
    'ರೂಪಾಯಿ ಡಾಲರ್ ಯೂರೋ ಪೌಂಡ್',
    'ಸಾವಿರ ಲಕ್ಷ ಕೋಟಿ ಮಿಲಿಯನ್ ಬಿಲಿಯನ್',
    'ಪ್ರತಿ|ರಿಂದ|ಪ್ರತಿಶತ|ಕ್ಕೂ ಹೆಚ್ಚು|ಪಟ್ಟು|ಸುಮಾರು|ಮತ್ತು|ಅಥವಾ',
    'ರೂ ರೂಪಾಯಿಗಳು',
  ],
  ta: [
    'ரூபாய் டாலர் யூரோ பவுண்ட்',
    'ஆயிரம் லட்சம் கோடி மில்லியன் பில்லியன்',
    'ஒரு|முதல்|சதவீதம்|க்கும் மேற்பட்ட|மடங்கு|சுமார்|மற்றும்|அல்லது',
    'ரூ',
  ],
  te: [
    'రూపాయి/రూపాయలు డాలర్/డాలర్లు యూరో/యూరోలు పౌండ్/పౌండ్లు',
    'వేల లక్షల కోట్ల మిలియన్ బిలియన్',
    'ప్రతి|నుండి|శాతం|కు పైగా|రెట్లు|సుమారు|మరియు|లేదా',
    'రూ',
  ],
  bn: [
    'টাকা ডলার ইউরো পাউন্ড',
    'হাজার লাখ কোটি মিলিয়ন বিলিয়ন',
    'প্রতি|থেকে|শতাংশ|এর বেশি|গুণ|প্রায়|এবং|বা',
    '৳',
  ],
  as: [
    'টকা ডলাৰ ইউৰো পাউণ্ড',
    'হাজাৰ লাখ কোটি মিলিয়ন বিলিয়ন',
    'প্ৰতি|ৰ পৰা|শতাংশ|ৰ অধিক|গুণ|প্ৰায়|আৰু|বা',
    'টকাৰ',
  ],
  gu: [
    'રૂપિયો/રૂપિયા ડોલર યુરો પાઉન્ડ',
    'હજાર લાખ કરોડ મિલિયન બિલિયન',
    'પ્રતિ|થી|ટકા|થી વધુ|ગણું|આશરે|અને|અથવા',
    'રૂ',
  ],
  pa: [
    'ਰੁਪਇਆ/ਰੁਪਏ ਡਾਲਰ ਯੂਰੋ ਪੌਂਡ',
    'ਹਜ਼ਾਰ ਲੱਖ ਕਰੋੜ ਮਿਲੀਅਨ ਬਿਲੀਅਨ',
    'ਪ੍ਰਤੀ|ਤੋਂ|ਪ੍ਰਤੀਸ਼ਤ|ਤੋਂ ਵੱਧ|ਗੁਣਾ|ਲਗਭਗ|ਅਤੇ|ਜਾਂ',
    'ਰੁ ਰੂ',
  ],
  ml: [
    'രൂപ ഡോളർ യൂറോ പൗണ്ട്',
    'ആയിരം ലക്ഷം കോടി ദശലക്ഷം ബില്യൺ',
    'പ്രതി|മുതൽ|ശതമാനം|ലധികം|മടങ്ങ്|ഏകദേശം|ഒപ്പം|അല്ലെങ്കിൽ',
    'രൂ',
  ],
  or: ['ଟଙ୍କା ଡଲାର ୟୁରୋ ପାଉଣ୍ଡ', 'ହଜାର ଲକ୍ଷ କୋଟି ମିଲିୟନ ବିଲିୟନ', 'ପ୍ରତି|ରୁ|ପ୍ରତିଶତ|ରୁ ଅଧିକ|ଗୁଣ|ପ୍ରାୟ|ଏବଂ|କିମ୍ବା', 'ଟ'],
  ur: [
    'روپیہ/روپے ڈالر یورو پاؤنڈ',
    'ہزار لاکھ کروڑ ملین ارب',
    'فی|سے|فیصد|سے زیادہ|گنا|تقریباً|اور|یا',
    'روپئے',
  ],
};

/** The words of each language. */
export const NUMBER_WORDS = Object.fromEntries(
  Object.entries(ROWS).map(([language, [currencies, scales, signs, rupeeSigns]]) => [
    language,
    {
      currencies: named(CURRENCIES, currencies.split(' ').map(oneAndMany)),
      scales: named(SCALES, scales.split(' ')),
      signs: named(SIGNS, signs.split('|')),
      rupeeSigns: rupeeSigns.split(' '),
    },
  ]),
) as unknown as Readonly<Record<Language, NumberWords>>;

function oneAndMany(words: string): readonly [string, string] {
  const [one = '', many = one] = words.split('/');
  return [one, many];
}

function named<Word>(names: readonly string[], words: readonly Word[]): Record<string, Word> {
  return Object.fromEntries(names.map((name, index) => [name, words[index]!]));
}
