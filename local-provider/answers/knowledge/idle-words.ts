/** Words that say nothing of the topic: in English, and in Hindi as it is typed with Latin letters. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so as if then than too also just only even still yet very really quite such same other ' +
    'i me my mine myself we us our ours you your yours yourself he him his she her hers they them their theirs it its one ones ' +
    'this that these those there here who whom whose which what when where why how ' +
    'is am are was were be been being do does did doing done has have had having can could will would shall should ' +
    'may might must of for to in into on onto at by with within without from up down out off over under about ' +
    'again against between through during before after now right today later currently moment time times anytime per ' +
    'any some all whole total kind both each every more most few many lot ' +
    'hello hi hey dear please thanks thank ok okay yes no well um uh hmm oh guys people sir madam ' +
    'see look looking send share use uses using used work works working happen happens pay paying able possible best good better great small big two ' +
    'get gets got getting give gives let lets make makes go goes going come know tell say says said see show want wants wanted ' +
    'need needs provide provides provided help helps like would explain describe understand mean means think believe hear heard ask asking wonder wondering find ' +
    'dont doesnt didnt cant cannot wont isnt arent im ill id ive kindly actually exactly maybe perhaps ' +
    'thing things something anything everything information info details detail question questions ' +
    'ji hai hain ho hoga hota hoti tha thi ka ke ki ko kya se mein aap aapka aapke aapki tum hum mujhe humein mera mere meri ' +
    'ye yeh wo woh aur toh kisi kuch koi bhi kar karo karna karni karte chahiye batao bataiye bata dijiye sakta sakte sakti par aayega wala wale ek lagega lagenge lagta lagti lagte padega milega milegi banega'
  ).split(' '),
);
