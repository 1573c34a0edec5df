/**
 * English words that are a slip away from one of ours and mean something else, as "lease" and
 * "leave": they are left as they are, and so are their plurals. They are those among the words of
 * pocketsphinx's English model that the speller would change, without what is only another form of
 * our word, and without what is more often a slip: "oder".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'abort accent alter amble apple arena assistance attendant avert ' +
    'baker band banker banner base batter beach bean beast bending bets bidding blank bleach ' +
    'booker boring bowser brandy breath brink broke broken brook browse budge butter ' +
    'cafe cake cancer cannon canto cart cast caste cause cease cell challenger chance chant ' +
    'chap charger chart chase cheat cheated cheater chef chore clam clone closer closet ' +
    'cloudy coat comb comer comet compassion compliment concession conservation contractor ' +
    'contradict contrast convention conviction cord core county crate crease curry curse curt ' +
    'dame dare daring death debt debut decree demon derail devise diversion donor donut dove ' +
    'drove drown dying ' +
    'ember event ever except exit expansive expel expert explore explored extensive ' +
    'facet fallow fat feast feat feel fellow fiend finer fist flag flake flap flaw float ' +
    'flood fort forth forum funded funder ' +
    'galley gent giver glide gong greet guise ' +
    'hacker hall halo halve handy hard haven heap heart heave hedge heir held hell helm herb ' +
    'herd hero hind hindu hoist hole hope horse hose hostel housed ' +
    'instrument interaction inventor ' +
    'lad lake larger laser late latter layer leaf lean leap lease leased lender liver load ' +
    'loop lunch ' +
    'maker manage managed manger march marker massage maternal math meal meat meer melon ' +
    'melting merge merit mince miner modem moist monkey motel moth mouth mover movie musty ' +
    'nerd niece noticed novice ' +
    'older otter overt ' +
    'pace paint pan panty parity part partly peace phrase pilot pint plank plant plate play ' +
    'plea plow police pot prefect preservation pride primacy prime prince principal print ' +
    'profession projection prone properly proportion prosecution prospectus prosperity ' +
    'protest prowess prune ' +
    'quilt quota ' +
    'race rage rally ranger rat reactor realm rear recorder regal rely renal renter repay ' +
    'repeal replay resort retort reverence rite roach roof root ' +
    'sage sake salt salve scalp scare scared scold scope scorn seed seize sever shade shake ' +
    'shame shape shark sharp shave sheep sheer shell shoe shore short shot shout sill simple ' +
    'sing singe skate skill slave slit smell snare sneak snore snow solid sore spare spear ' +
    'spell spelling spend spill spite spoon stale stall star stare stark steak steed steep ' +
    'stem stew stiff stitch stoop storm stove studio stuff suite surge sway sweet swell ' +
    'tack tail tale tank technician thick thin thorough three thrust tide tie tile tire tonal ' +
    'trace tract trail trait trick truck ' +
    'unfit unite unity ' +
    'vague vale valve verse vice ' +
    'wade waist waiter wand wander wave while widow winter witch world worm wound writer ' +
    'wrote'
  ).split(' '),
);
