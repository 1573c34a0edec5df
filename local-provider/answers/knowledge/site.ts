import type { KnowledgeEntry } from './entry.js';

/** What the site says of the product. Written by scripts/site-knowledge.ts: change host-site/content. */
export const siteEntries: readonly KnowledgeEntry[] = [
  {
    id: 'offers',
    questions: [
      'What do you do?',
      'What does your company do?',
      'What do you offer?',
      'What do you sell?',
      'Which products and services do you have?',
      'Your services',
      'Solutions',
      'What are your solutions?',
      'How does it work?',
      'How does this work?',
      'How it works',
      'Give me an overview',
      'What is your business?',
      'What does it do?',
      'Explain',
      'What is this?',
      'What is this website?',
      'What is this website about?',
      'What is this site?',
      'What is this all about?',
      'What are you selling?',
      'Kaise kaam karta hai?',
      'Ye kya hai?',
      'Aap kya karte ho?',
    ],
    keywords: 'offer offering product service solution company business sell',
    subjects: 'product service solution overview',
    choices: ['virtual-tours', 'ai-agents', 'intelligence-engine'],
    answer:
      'We help Indian property builders to sell, with three things:\n\n- **360° virtual tours** of your projects\n- **AI sales agents** that talk to buyers by chat, voice and WhatsApp in Indian languages\n- an **AI property intelligence engine** for buyers, agents and builders',
  },
  {
    id: 'virtual-tours',
    questions: [
      'What are virtual tours?',
      'What is in a virtual tour?',
      'Tours',
      'Virtual tours',
      '360 tours',
      'Tell me about the 360 degree virtual tours',
    ],
    keywords:
      'virtual tour 360 degree panorama walkthrough 3d photo visit flat features hotspots vr headset',
    subjects: 'tour panorama walkthrough hotspot vr',
    more: ['tour-making', 'tours-versus-visits', 'samples', 'tour-prices'],
    answer:
      'A **360° virtual tour** lets a buyer walk through your project from home, with hotspots to open and analytics for you; the Premium package adds VR, floor plans and your branding. A tour is delivered in **7–10 days**, and there are sample tours on the [Virtual Tours](/virtual-tours) page.',
  },
  {
    id: 'tours-versus-visits',
    questions: [
      'Why a virtual tour instead of a site visit?',
      'Why should I use a virtual tour?',
      'What are the benefits of a virtual tour?',
      'How do tours compare with site visits?',
    ],
    keywords: 'traditional physical site visit versus before after show-up rate compare benefit',
    more: ['samples', 'tour-prices'],
    answer:
      'Buyers see the project at any hour, from anywhere, before they travel. Those who come afterwards mean it: the **show-up rate is 80%**, against 40% for traditional visits.',
  },
  {
    id: 'ai-agents',
    questions: [
      'What is an AI sales agent?',
      'What can the AI agents do?',
      'How do AI agents work?',
      'Can it book site visits?',
      'Book a site visit',
      'Will it replace my sales team?',
      'Does it replace my staff?',
      'Will it book appointments?',
      'Can it schedule visits?',
      'Can the AI call my customers?',
      'Can the agent call leads?',
      'AI',
      'Voice',
      'How does the voice sound?',
      'What can your AI do?',
    ],
    keywords:
      'ai sales agent bot chatbot voicebot voice call chat feature 24/7 availability night automatic answer book booking site visit appointment replace human staff customer',
    subjects: 'agent bot chatbot voicebot',
    more: ['lead-qualification', 'languages', 'savings', 'agent-prices'],
    answer:
      'An **AI sales agent** talks to your prospects by chat, voice and WhatsApp, day and night:\n\n1. it answers the first inquiry, in the language of the buyer\n2. it qualifies the lead as **Hot, Warm or Cold**\n3. it books the site visit and confirms it by WhatsApp',
  },
  {
    id: 'lead-qualification',
    questions: ['How are leads qualified?', 'What is lead scoring?'],
    keywords: 'lead qualify qualification score scoring hot warm cold prospect follow-up',
    subjects: 'lead',
    more: ['results', 'agent-prices'],
    answer:
      'The AI agent scores each lead as **Hot**, **Warm** or **Cold** while it talks to them, so that your team calls the right ones first, and it follows up by itself.',
  },
  {
    id: 'whatsapp',
    questions: [
      'Does it work with WhatsApp?',
      'Do you have WhatsApp integration?',
      'Does it integrate with WhatsApp?',
      'Is WhatsApp included?',
      'Is WhatsApp supported?',
      'Do you support WhatsApp?',
      'Does it support WhatsApp?',
      'Can the AI agent answer on WhatsApp?',
      'Can the AI agent reply on WhatsApp?',
      'Can the AI agent talk on WhatsApp?',
      'Does the AI work on WhatsApp?',
    ],
    keywords:
      'whatsapp message integration confirmation booking appointment lead bot agent ai reply answer talk chat support supported',
    subjects: 'whatsapp',
    more: ['ai-agents', 'tour-premium'],
    answer:
      'Yes. AI agents talk to prospects by **WhatsApp** and confirm visits there, and the Premium tour package has WhatsApp integration.',
  },
  {
    id: 'intelligence-engine',
    questions: [
      'What is the intelligence engine?',
      'Tell me about the AI property intelligence engine',
    ],
    keywords:
      'ai property intelligence engine research market analysis investment data ask question real estate learn',
    subjects: 'engine intelligence',
    more: ['for-builders', 'for-agents', 'for-buyers', 'engine-prices'],
    answer:
      'The **AI property intelligence engine** answers questions about property: research, market analysis, investment. You ask by voice or text, in your own language. It serves buyers, agents and builders, and is integrated in under 24 hours.',
  },
  {
    id: 'results',
    questions: [
      'What results can I expect?',
      'Does it really work?',
      'What is the return on investment?',
      'What is ROI?',
      'What is your ROI?',
      'What is the ROI?',
      'Tell me about the ROI',
      'ROI',
    ],
    keywords: 'result roi return conversion sale increase proof success outcome client rate',
    subjects: 'roi conversion',
    more: ['success-stories', 'savings'],
    answer:
      'What we claim: **4× ROI**, which is the return on what was paid, **4× as many conversions** and **40% lower cost**, with the first leads within 48 hours. The [success stories](/case-studies) tell three of them with numbers.',
  },
  {
    id: 'savings',
    questions: [
      'How much money can I save?',
      'How does the savings calculator work?',
      'How much can I save with an AI agent?',
      'What does an AI agent save me?',
      'What would I save?',
      'How much would I save?',
      'My sales team costs 150000 a month, what do I save?',
    ],
    keywords: 'save saving calculator team cost reduce salary instead of',
    subjects: 'save saving calculator',
    more: ['agent-prices', 'results'],
    answer:
      'The calculator on the [AI agents](/ai-sales-agents) page works it out for your own figure: what your sales team costs a month, less ₹30,000 for the AI agent. Its sample is a team of ₹2,00,000, which saves **₹1,70,000 a month**, ₹20,40,000 a year. A team that costs ₹30,000 or less saves nothing.',
  },
  {
    id: 'for-buyers',
    questions: ['What is in it for home buyers?', 'How does it help a buyer?'],
    keywords: 'buyer buying home purchase flat benefit help use case investor',
    more: ['engine-prices'],
    answer:
      'What we claim for buyers: 95% faster property discovery, 80% more confident decisions, 60% better investment outcomes and native-language support. See [Use cases](/use-cases).',
  },
  {
    id: 'for-agents',
    questions: ['How does it help real estate agents?', 'What is in it for brokers?'],
    keywords: 'real estate agent broker realtor benefit help use case',
    more: ['engine-prices'],
    answer:
      'What we claim for agents: 300% faster client preparation, 50% higher conversion, 25% better deal closure and professional presentations. See [Use cases](/use-cases).',
  },
  {
    id: 'for-builders',
    questions: ['How does it help builders?', 'What is in it for developers?', 'Use cases'],
    keywords: 'builder developer construction benefit help use case project',
    more: ['offers', 'results'],
    answer:
      'What we claim for builders: 40% better project positioning, 15% higher pre-sales conversion, 30% improved customer satisfaction and reduced market risk. See [Use cases](/use-cases). More than 500 builders work with us.',
  },
  {
    id: 'languages',
    questions: [
      'Which languages do you support?',
      'What languages does it speak?',
      'Languages',
      'Do you have Hindi?',
      'Do you have English?',
      'Do you have Kannada?',
      'Do you have Tamil?',
      'Do you have Telugu?',
      'Do you have Marathi?',
      'Do you have Gujarati?',
      'Do you have Bengali?',
      'Do you have Malayalam?',
      'Do you have Punjabi?',
      'Do you have Odia?',
      'Do you have Assamese?',
      'Which languages?',
      'Supported languages',
    ],
    keywords:
      'language multilingual regional speak talk agent engine Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese',
    subjects:
      'language multilingual speak Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese',
    more: ['assistant-languages', 'agent-prices'],
    answer:
      'There are 12: Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese. **Professional AI** speaks 12+, **Starter AI** English only.',
  },
  {
    id: 'assistant-languages',
    questions: [
      'Can we talk in Hindi?',
      'Can you talk in Hindi?',
      'Talk to me in Hindi',
      'Reply in Hindi',
      'Hindi mein baat karo',
      'Kya aap Hindi bolte hain?',
      'Hindi mein bolo',
    ],
    keywords: 'reply switch change your own language',
    more: ['languages', 'ai-agents'],
    answer:
      'My built-in answers are in English only, sorry. Our AI agents and the intelligence engine speak Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese.',
  },
  {
    id: 'bundle-growth-languages',
    questions: [
      'Which languages does the Growth Bundle speak?',
      'Can the Growth Bundle speak Hindi?',
      'Can the Growth Bundle speak English?',
      'Can the Growth Bundle speak Kannada?',
      'Can the Growth Bundle speak Tamil?',
      'Can the Growth Bundle speak Telugu?',
      'Can the Growth Bundle speak Marathi?',
      'Can the Growth Bundle speak Gujarati?',
      'Can the Growth Bundle speak Bengali?',
      'Can the Growth Bundle speak Malayalam?',
      'Can the Growth Bundle speak Punjabi?',
      'Can the Growth Bundle speak Odia?',
      'Can the Growth Bundle speak Assamese?',
    ],
    keywords: 'language multilingual speak talk bundle Growth Bundle',
    needs: [
      [
        'language',
        'speak',
        'talk',
        'hindi',
        'english',
        'kannada',
        'tamil',
        'telugu',
        'marathi',
        'gujarati',
        'bengali',
        'malayalam',
        'punjabi',
        'odia',
        'assamese',
      ],
      ['growth'],
    ],
    more: ['bundle-growth', 'languages'],
    answer:
      'The **Growth Bundle** comes with **Starter AI**, which speaks English only. **Professional AI** speaks 12+ languages.',
  },
  {
    id: 'bundle-scale-languages',
    questions: [
      'Which languages does the Scale Bundle speak?',
      'Can the Scale Bundle speak Hindi?',
      'Can the Scale Bundle speak English?',
      'Can the Scale Bundle speak Kannada?',
      'Can the Scale Bundle speak Tamil?',
      'Can the Scale Bundle speak Telugu?',
      'Can the Scale Bundle speak Marathi?',
      'Can the Scale Bundle speak Gujarati?',
      'Can the Scale Bundle speak Bengali?',
      'Can the Scale Bundle speak Malayalam?',
      'Can the Scale Bundle speak Punjabi?',
      'Can the Scale Bundle speak Odia?',
      'Can the Scale Bundle speak Assamese?',
    ],
    keywords: 'language multilingual speak talk bundle Scale Bundle',
    needs: [
      [
        'language',
        'speak',
        'talk',
        'hindi',
        'english',
        'kannada',
        'tamil',
        'telugu',
        'marathi',
        'gujarati',
        'bengali',
        'malayalam',
        'punjabi',
        'odia',
        'assamese',
      ],
      ['scale'],
    ],
    more: ['bundle-scale', 'languages'],
    answer:
      'The **Scale Bundle** comes with **Professional AI**, which speaks 12+ languages: Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese.',
  },
  {
    id: 'tour-making',
    questions: [
      'How do you make the tours?',
      'How is a tour made?',
      'Which camera do you use?',
      'A 360 camera',
      'What do you need from us to make a tour?',
      'Can you make a tour before construction?',
      'Can you make a tour from floor plans?',
      'Can you make a tour from drawings?',
      'Can you make a tour before it is built?',
      'Can you make a tour before the building exists?',
      'Can you make a tour of a building that does not exist yet?',
      'My project is not built yet',
      'Can you show a project that is under construction?',
    ],
    keywords:
      'tour made create created build built produce shoot camera photograph photography drone render rendered drawing unbuilt under construction building exist before need provide',
    subjects: 'camera drawing render rendered photography shoot',
    more: ['tours-versus-visits', 'samples', 'tour-prices'],
    answer:
      'From drawings or with a camera: we render what is not built yet and photograph what is. Both come in one tour. The price list makes no difference between the two. You give us drawings, facts and prices. It takes **7–10 days**.',
  },
  {
    id: 'floor-plans',
    questions: ['Floor plans', 'Do the tours have floor plans?', 'Can I see a floor plan?'],
    keywords: 'floor plan layout map tour',
    subjects: 'floor layout',
    more: ['tour-premium', 'samples'],
    answer:
      'The plan shows where one stands, and takes one to any room. Floor plans come with the **Premium Package** and **Enterprise Solution**.',
  },
  {
    id: 'devices',
    questions: [
      'Does it work on mobile?',
      'Do the tours work on a mobile phone?',
      'Which devices does it work on?',
      'Do you have an app?',
      'Is there a mobile app?',
    ],
    keywords:
      'mobile smartphone device tablet laptop computer screen browser app android iphone tour',
    subjects: 'device smartphone tablet app',
    more: ['samples'],
    answer:
      'A tour is one address, for any phone and any screen. In VR too, without an app: the same address opens in a headset in your experience centre.',
  },
  {
    id: 'sharing',
    questions: [
      'How do I share a tour?',
      'Can I put the tour on my website?',
      'Can I embed a tour on my site?',
      'Can I send a tour by WhatsApp?',
      'Where can I publish the tour?',
    ],
    keywords: 'share shared sharing embed publish website link send whatsapp family tour',
    subjects: 'sharing embed publish',
    more: ['whatsapp', 'samples'],
    answer:
      'A tour is one address: whoever has the link walks through it, on any phone and any screen. On WhatsApp it comes with a preview, a link and your agent’s number: the way families decide.',
  },
  {
    id: 'hotspots',
    questions: ['What is a hotspot?', 'What are hotspots?', 'How do the hotspots work?'],
    keywords: 'hotspot tap point stone window door room tour',
    subjects: 'hotspot',
    more: ['samples', 'tour-prices'],
    answer:
      'Points in a tour that one opens. Tap the floor for its stone, the window for its view, the door for the next room.',
  },
  {
    id: 'tour-analytics',
    questions: [
      'What do the analytics show?',
      'Do I see who visited the tour?',
      'Which analytics do you have?',
    ],
    keywords: 'analytics statistics report track who visited room time dashboard tour',
    subjects: 'analytics statistics',
    more: ['tour-comparison', 'lead-qualification'],
    answer:
      'They show you room by room: who came, how long they stayed in each room, and what they asked next.',
  },
  {
    id: 'agent-knowledge',
    questions: [
      'How does the AI know about my project?',
      'Can you train the agent on my data?',
      'Where does the agent have its answers from?',
    ],
    keywords: 'agent ai know knowledge train training learn data fact project own',
    subjects: 'train training',
    more: ['wrong-answers', 'delivery'],
    answer:
      'It answers with the project’s own facts, which it is told when it is set up: that takes **10–14 days**, with your data and your tone of voice.',
  },
  {
    id: 'wrong-answers',
    questions: [
      'What if the AI gives a wrong answer?',
      'What if the agent does not know?',
      'Does the AI make mistakes?',
      'Does it hand over to a person?',
    ],
    keywords:
      'wrong mistake error incorrect unknown hand over handover person agent ai answer know',
    subjects: 'wrong mistake handover',
    more: ['agent-knowledge'],
    answer:
      'One of our principles is “Answer, or say that you cannot”: an agent that does not know hands over to a person who does.',
  },
  {
    id: 'crm',
    questions: [
      'Does it integrate with our CRM?',
      'CRM integration',
      'Do you integrate with Salesforce?',
      'Do you integrate with Zoho or HubSpot?',
      'Which integrations do you have?',
    ],
    keywords:
      'crm integrate integrates integrated integration connect salesforce zoho hubspot system software',
    subjects: 'crm salesforce zoho hubspot integrate integration',
    more: ['demo', 'whatsapp'],
    answer:
      'Integration with your CRM comes with **Professional AI**, **Enterprise AI** and **Business Pro**, and the intelligence engine works on your site or in your CRM in under 24 hours. The site names no CRM: the team tells you about yours, under [Contact](/contact).',
  },
  {
    id: 'projects-delivered',
    questions: [
      'How many projects have you delivered?',
      'How many projects did you deliver?',
      'How many projects have you done?',
      'How many projects have you completed?',
      'How many projects do you have?',
      'How many tours have you made?',
      'How many tours did you make?',
      'How many tours have you delivered?',
      'How many virtual tours have you made?',
      'Projects delivered',
      'How many projects?',
      'The number of projects',
    ],
    keywords: 'project delivered completed count',
    more: ['success-stories', 'samples'],
    answer:
      '**More than 500 projects** are delivered. How many tours are among them the site does not say; 3 sample tours are on the [Virtual Tours](/virtual-tours) page.',
  },
  {
    id: 'show-up-rate',
    questions: [
      'What is the show-up rate?',
      'Show up rate',
      'What is your show-up rate?',
      'What is the no-show rate?',
      'How many people turn up?',
      'How many buyers show up?',
      'How many visits take place?',
      'Do people turn up for their visits?',
    ],
    keywords: 'turn attendance attend noshow booked visit place',
    subjects: 'attendance noshow',
    needs: [['turn', 'attendance', 'attend', 'noshow', 'visit']],
    more: ['tours-versus-visits', 'results'],
    answer:
      '**80%** of the visits that are booked after a virtual tour take place, against **40%** of traditional ones.',
  },
  {
    id: 'tour-numbers',
    questions: [
      'How many views do your tours get?',
      'How many views do the sample tours have?',
      'Views of the tours',
      'How many leads did the sample tours bring?',
      'How many leads does a tour bring?',
      'Leads of the sample tours',
      'Views and leads of the tours',
      'How often was the tour opened?',
      'How many views does Meridian Heights have?',
      'How many leads did Meridian Heights get?',
      'Views and leads of Meridian Heights',
      'How many views does Laterite Court have?',
      'How many leads did Laterite Court get?',
      'Views and leads of Laterite Court',
      'How many views does Harbour Sky have?',
      'How many leads did Harbour Sky get?',
      'Views and leads of Harbour Sky',
    ],
    keywords: 'sample tour view viewed lead enquiry opened number statistic',
    needs: [
      ['view', 'lead', 'opened', 'statistic'],
      ['tour', 'sample', 'meridian', 'heights', 'laterite', 'court', 'harbour', 'sky'],
    ],
    more: ['samples', 'show-up-rate'],
    answer:
      'The sample tours count:\n\n- **Meridian Heights**: 12.5K views and 340 leads\n- **Laterite Court**: 8.2K views and 190 leads\n- **Harbour Sky**: 15.8K views and 420 leads',
  },
  {
    id: 'properties',
    questions: [
      'Which properties do you have?',
      'Which homes can I buy?',
      'Tell me about the sample projects',
      'When is possession?',
      'What is the price of a 2 BHK?',
      'Do you have ready to move flats?',
      'Are there plots for sale?',
    ],
    keywords:
      'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots apartment project buy sample possession price Whitefield, Bangalore Baner, Pune Worli, Mumbai',
    subjects: 'bhk flat apartment villa penthouse possession',
    needs: [
      [
        'property',
        'properties',
        'home',
        'homes',
        'flat',
        'flats',
        'villa',
        'villas',
        'penthouse',
        'bhk',
        'projects',
        'possession',
        'apartment',
        'house',
        'plot',
        'plots',
      ],
    ],
    choices: ['property-meridian-heights', 'property-laterite-court', 'property-harbour-sky'],
    answer:
      'We sell tools to builders, not homes. These are the sample projects that our agents talk about:\n\n- **Meridian Heights**, Whitefield, Bangalore: 2 and 3 BHK, ₹85 lakh to ₹1.45 crore, possession in December 2028\n- **Laterite Court**, Baner, Pune: 3 and 4 BHK villas, ₹2.1 crore to ₹3.6 crore, launch of the second phase in March 2028\n- **Harbour Sky**, Worli, Mumbai: 4 BHK penthouses, ₹11.5 crore to ₹18 crore, possession in June 2029',
  },
  {
    id: 'property-meridian-heights',
    questions: [
      'Tell me about Meridian Heights',
      'What does a home in Meridian Heights cost?',
      'Where is Meridian Heights?',
      'When is possession of Meridian Heights?',
    ],
    keywords:
      'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots sample buy price cost rate Whitefield, Bangalore',
    subjects: 'Meridian Heights',
    needs: [['meridian', 'heights']],
    more: ['samples', 'properties'],
    answer:
      '**Meridian Heights** in Whitefield, Bangalore is one of the sample projects that our agents talk about: 2 and 3 BHK, ₹85 lakh to ₹1.45 crore, possession in December 2028. Two towers by the metro, with a courtyard garden and a roof for the evenings. The [Virtual Tours](/virtual-tours) page has a tour of it.',
  },
  {
    id: 'property-laterite-court',
    questions: [
      'Tell me about Laterite Court',
      'What does a home in Laterite Court cost?',
      'Where is Laterite Court?',
      'When is possession of Laterite Court?',
    ],
    keywords:
      'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots sample buy price cost rate Baner, Pune',
    subjects: 'Laterite Court',
    needs: [['laterite', 'court']],
    more: ['samples', 'properties'],
    answer:
      '**Laterite Court** in Baner, Pune is one of the sample projects that our agents talk about: 3 and 4 BHK villas, ₹2.1 crore to ₹3.6 crore, launch of the second phase in March 2028. The second phase: forty-two houses around three gardens, each with a kitchen that opens to the veranda. The [Virtual Tours](/virtual-tours) page has a tour of it.',
  },
  {
    id: 'property-harbour-sky',
    questions: [
      'Tell me about Harbour Sky',
      'What does a home in Harbour Sky cost?',
      'Where is Harbour Sky?',
      'When is possession of Harbour Sky?',
    ],
    keywords:
      'property properties home homes flat flats villa villas penthouse bhk projects possession apartment house plot plots sample buy price cost rate Worli, Mumbai',
    subjects: 'Harbour Sky',
    needs: [['harbour', 'sky']],
    more: ['samples', 'properties'],
    answer:
      '**Harbour Sky** in Worli, Mumbai is one of the sample projects that our agents talk about: 4 BHK penthouses, ₹11.5 crore to ₹18 crore, possession in June 2029. Six homes above the sea link: walnut, pale stone and windows from wall to wall. The [Virtual Tours](/virtual-tours) page has a tour of it.',
  },
  {
    id: 'samples',
    questions: [
      'Can I see a sample tour?',
      'Do you have examples of your work?',
      'Show me a tour',
      'Show me some tours',
      'Can I see a tour?',
      'Show me a demo tour',
      'A sample',
    ],
    keywords: 'sample tour example gallery portfolio see look view watch preview demo',
    subjects: 'sample gallery portfolio example',
    more: ['tour-prices', 'success-stories'],
    answer:
      'Yes, the gallery on the [Virtual Tours](/virtual-tours) page has 3 tours that you can walk through: **Meridian Heights, 3 BHK** in Whitefield, Bangalore; **Laterite Court, garden villa** in Baner, Pune; **Harbour Sky, penthouse** in Worli, Mumbai.',
  },
  {
    id: 'tour-prices',
    questions: [
      'How much are the virtual tours?',
      'Price of the virtual tours',
      'Do you have virtual tours?',
      'Virtual tour packages',
      'What are the cheapest virtual tours?',
      'How much is one tour?',
      'tour price',
      'tour cost',
      'tour plans',
      'How much is one virtual tour?',
      'virtual tour price',
      'virtual tour cost',
      'virtual tour plans',
      'How much is one tour package?',
      'tour package price',
      'tour package cost',
      'tour package plans',
    ],
    keywords:
      'price pricing cost how much charge rate plans packages options monthly yearly cheap affordable lowest included 360 tour packages per project',
    subjects: 'tour',
    more: ['tour-comparison', 'discounts'],
    answer:
      '**Virtual tour packages**\n\n| Plan | Per project | Per year (10 projects) |\n| --- | --- | --- |\n| Basic Tour | ₹20,000 | ₹2,00,000 |\n| Premium Package | ₹35,000 | ₹3,50,000 |\n| Enterprise Solution | ₹75,000 | ₹7,50,000 |',
  },
  {
    id: 'tour-comparison',
    questions: [
      'Compare the virtual tours',
      'Which tour should I choose?',
      'Which tour should I take?',
      'Which tour is best for me?',
      'Which virtual tour should I choose?',
      'Which virtual tour should I take?',
      'Which virtual tour is best for me?',
      'Which tour package should I choose?',
      'Which tour package should I take?',
      'Which tour package is best for me?',
      'What is the difference between Basic Tour basic virtual tour package and Premium Package premium virtual tour and Enterprise Solution enterprise virtual tours?',
    ],
    keywords:
      'difference different compare comparison versus vs choose recommend suit virtual tours 360 tour packages plans packages',
    subjects: 'tour',
    needs: [
      [
        'difference',
        'different',
        'compare',
        'comparison',
        'versus',
        'vs',
        'choose',
        'recommend',
        'suit',
      ],
    ],
    more: ['demo'],
    answer:
      '**Virtual tour packages**\n\n| Plan | Per project | Per year (10 projects) |\n| --- | --- | --- |\n| Basic Tour | ₹20,000 | ₹2,00,000 |\n| Premium Package | ₹35,000 | ₹3,50,000 |\n| Enterprise Solution | ₹75,000 | ₹7,50,000 |\n\n- **Basic Tour** has 1 unit, 5 custom hotspots, basic analytics and hosting included for 6 months, without VR, floor plans or WhatsApp integration.\n- **Premium Package** has multiple units, unlimited hotspots, VR, advanced analytics, branding, floor plans, WhatsApp integration and hosting included for 12 months.\n- **Enterprise Solution** has everything in Premium, every phase of a township in one tour, your own domain and brand, a manager for your account and hosting included for a lifetime.',
  },
  {
    id: 'tour-basic',
    questions: [
      'How much is Basic Tour?',
      'Price of the Basic Tour plan',
      'What is in Basic Tour?',
    ],
    keywords:
      'price pricing cost how much charge rate basic virtual tour package include included features package plan monthly month 1 unit 5 custom hotspots Basic analytics Hosting included for 6 months',
    more: ['tour-comparison', 'tour-basic-yearly', 'demo'],
    answer:
      '**Basic Tour** is **₹20,000 per project**, or ₹2,00,000 per year (10 projects), with 1 unit, 5 custom hotspots, basic analytics and hosting included for 6 months, without VR, floor plans or WhatsApp integration.',
  },
  {
    id: 'tour-basic-yearly',
    questions: ['How much is Basic Tour yearly?', 'Basic Tour per year'],
    keywords:
      'price pricing cost how much charge rate basic virtual tour package year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['basic']],
    more: ['tour-basic', 'tour-comparison'],
    answer: '**Basic Tour** is **₹2,00,000 per year (10 projects)**: the price of ten projects.',
  },
  {
    id: 'tour-premium',
    questions: [
      'How much is Premium Package?',
      'Price of the Premium Package plan',
      'What is in Premium Package?',
    ],
    keywords:
      'price pricing cost how much charge rate premium virtual tour include included features package plan monthly month Multiple units Unlimited hotspots VR Advanced analytics Branding Floor plans WhatsApp integration Hosting included for 12 months',
    more: ['tour-comparison', 'tour-premium-yearly', 'demo'],
    answer:
      '**Premium Package** is **₹35,000 per project**, or ₹3,50,000 per year (10 projects), with multiple units, unlimited hotspots, VR, advanced analytics, branding, floor plans, WhatsApp integration and hosting included for 12 months.',
  },
  {
    id: 'tour-premium-yearly',
    questions: ['How much is Premium Package yearly?', 'Premium Package per year'],
    keywords:
      'price pricing cost how much charge rate premium virtual tour year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['premium']],
    more: ['tour-premium', 'tour-comparison'],
    answer:
      '**Premium Package** is **₹3,50,000 per year (10 projects)**: the price of ten projects.',
  },
  {
    id: 'tour-enterprise',
    questions: [
      'How much is Enterprise Solution?',
      'Price of the Enterprise Solution plan',
      'What is in Enterprise Solution?',
    ],
    keywords:
      'price pricing cost how much charge rate enterprise virtual tours include included features package plan monthly month Every phase of a township in one tour Your own domain and brand A manager for your account Hosting included for a lifetime',
    more: ['tour-comparison', 'tour-enterprise-yearly', 'demo'],
    answer:
      '**Enterprise Solution** is **₹75,000 per project**, or ₹7,50,000 per year (10 projects), with everything in Premium, every phase of a township in one tour, your own domain and brand, a manager for your account and hosting included for a lifetime.',
  },
  {
    id: 'tour-enterprise-yearly',
    questions: ['How much is Enterprise Solution yearly?', 'Enterprise Solution per year'],
    keywords:
      'price pricing cost how much charge rate enterprise virtual tours year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['enterprise']],
    more: ['tour-enterprise', 'tour-comparison'],
    answer:
      '**Enterprise Solution** is **₹7,50,000 per year (10 projects)**: the price of ten projects.',
  },
  {
    id: 'agent-prices',
    questions: [
      'How much are the AI sales agents?',
      'Price of the AI sales agents',
      'Do you have AI sales agents?',
      'AI agent plans',
      'What are the cheapest AI sales agents?',
      'How much is one AI agent?',
      'AI agent price',
      'AI agent cost',
      'AI agent plans',
      'How much is one AI?',
      'AI price',
      'AI cost',
      'AI plans',
      'How much is one agent?',
      'agent price',
      'agent cost',
      'agent plans',
      'How much is one chatbot?',
      'chatbot price',
      'chatbot cost',
      'chatbot plans',
      'How much is one voice bot?',
      'voice bot price',
      'voice bot cost',
      'voice bot plans',
    ],
    keywords:
      'price pricing cost how much charge rate plans packages options monthly yearly cheap affordable lowest included bot a month',
    subjects: 'agent bot chatbot',
    more: ['agent-comparison', 'discounts'],
    answer:
      '**AI agent plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Starter AI | ₹30,000 | ₹3,00,000 |\n| Professional AI | ₹50,000 | ₹5,00,000 |\n| Enterprise AI | ₹1,00,000 | ₹10,00,000 |\n\nLaunch offers: Starter AI 40% off and Professional AI 33% off.',
  },
  {
    id: 'agent-comparison',
    questions: [
      'Compare the AI sales agents',
      'Which AI agent should I choose?',
      'Which AI agent should I take?',
      'Which AI agent is best for me?',
      'Which AI should I choose?',
      'Which AI should I take?',
      'Which AI is best for me?',
      'Which agent should I choose?',
      'Which agent should I take?',
      'Which agent is best for me?',
      'Which chatbot should I choose?',
      'Which chatbot should I take?',
      'Which chatbot is best for me?',
      'Which voice bot should I choose?',
      'Which voice bot should I take?',
      'Which voice bot is best for me?',
      'What is the difference between Starter AI starter agent plan and Professional AI professional pro agent plan and Enterprise AI enterprise agent plan?',
    ],
    keywords:
      'difference different compare comparison versus vs choose recommend suit AI sales agents bot plans packages',
    subjects: 'agent bot chatbot',
    needs: [
      [
        'difference',
        'different',
        'compare',
        'comparison',
        'versus',
        'vs',
        'choose',
        'recommend',
        'suit',
      ],
    ],
    more: ['demo'],
    answer:
      '**AI agent plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Starter AI | ₹30,000 | ₹3,00,000 |\n| Professional AI | ₹50,000 | ₹5,00,000 |\n| Enterprise AI | ₹1,00,000 | ₹10,00,000 |\n\nLaunch offers: Starter AI 40% off and Professional AI 33% off.\n\n- **Starter AI** has 500 conversations per month; English only; lead qualification; Hot, Warm and Cold scoring; visits booked into your calendar and smart follow-ups, without further languages or white-label.\n- **Professional AI** has 2,000 conversations per month, 12+ languages, everything the Starter agent does and integration with your CRM, without white-label.\n- **Enterprise AI** has unlimited conversations, 12+ languages, everything in Professional, white-label, voices of your own and a manager for your account.',
  },
  {
    id: 'agent-starter',
    questions: [
      'How much is Starter AI?',
      'Price of the Starter AI plan',
      'What is in Starter AI?',
      'How much do I save with Starter AI?',
      'What does Starter AI save?',
    ],
    keywords:
      'price pricing cost how much charge rate starter agent plan include included features package plan monthly month 500 conversations per month English only Lead qualification Hot, Warm and Cold scoring Visits booked into your calendar Smart follow-ups',
    more: ['agent-comparison', 'agent-starter-yearly', 'demo'],
    answer:
      '**Starter AI** is **₹30,000 a month** instead of ₹50,000 (you save ₹20,000), or ₹3,00,000 a year, with 500 conversations per month; English only; lead qualification; Hot, Warm and Cold scoring; visits booked into your calendar and smart follow-ups, without further languages or white-label.',
  },
  {
    id: 'agent-starter-yearly',
    questions: ['How much is Starter AI yearly?', 'Starter AI per year'],
    keywords:
      'price pricing cost how much charge rate starter agent plan year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['starter']],
    more: ['agent-starter', 'agent-comparison'],
    answer:
      '**Starter AI** is **₹3,00,000 a year** instead of ₹5,00,000: ten times the monthly price.',
  },
  {
    id: 'agent-professional',
    questions: [
      'How much is Professional AI?',
      'Price of the Professional AI plan',
      'What is in Professional AI?',
      'How much do I save with Professional AI?',
      'What does Professional AI save?',
    ],
    keywords:
      'price pricing cost how much charge rate professional pro agent plan include included features package plan monthly month 2,000 conversations per month 12+ languages Integration with your CRM',
    more: ['agent-comparison', 'agent-professional-yearly', 'demo'],
    answer:
      '**Professional AI** is **₹50,000 a month** instead of ₹75,000 (you save ₹25,000), or ₹5,00,000 a year, with 2,000 conversations per month, 12+ languages, everything the Starter agent does and integration with your CRM, without white-label.',
  },
  {
    id: 'agent-professional-yearly',
    questions: ['How much is Professional AI yearly?', 'Professional AI per year'],
    keywords:
      'price pricing cost how much charge rate professional pro agent plan year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['professional', 'pro'],
    ],
    more: ['agent-professional', 'agent-comparison'],
    answer:
      '**Professional AI** is **₹5,00,000 a year** instead of ₹7,50,000: ten times the monthly price.',
  },
  {
    id: 'agent-enterprise',
    questions: [
      'How much is Enterprise AI?',
      'Price of the Enterprise AI plan',
      'What is in Enterprise AI?',
    ],
    keywords:
      'price pricing cost how much charge rate enterprise agent plan include included features package plan monthly month Unlimited conversations 12+ languages White-label Voices of your own A manager for your account',
    more: ['agent-comparison', 'agent-enterprise-yearly', 'demo'],
    answer:
      '**Enterprise AI** is **₹1,00,000 a month**, or ₹10,00,000 a year, with unlimited conversations, 12+ languages, everything in Professional, white-label, voices of your own and a manager for your account.',
  },
  {
    id: 'agent-enterprise-yearly',
    questions: ['How much is Enterprise AI yearly?', 'Enterprise AI per year'],
    keywords:
      'price pricing cost how much charge rate enterprise agent plan year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['enterprise']],
    more: ['agent-enterprise', 'agent-comparison'],
    answer: '**Enterprise AI** is **₹10,00,000 a year**: ten times the monthly price.',
  },
  {
    id: 'bundle-prices',
    questions: [
      'How much are the bundles?',
      'Price of the bundles',
      'Do you have bundles?',
      'Bundles',
      'What are the cheapest bundles?',
      'How much is one bundle?',
      'bundle price',
      'bundle cost',
      'bundle plans',
      'How much is one bundle of tour and agent?',
      'bundle of tour and agent price',
      'bundle of tour and agent cost',
      'bundle of tour and agent plans',
      'How much do I save with a bundle?',
      'What does a bundle save?',
    ],
    keywords:
      'price pricing cost how much charge rate plans packages options monthly yearly cheap affordable lowest included tours and agents together both combo a month',
    subjects: 'bundle combo',
    more: ['bundle-comparison', 'discounts'],
    answer:
      '**Bundles**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Growth Bundle | ₹60,000 | ₹6,00,000 |\n| Scale Bundle | ₹1,35,000 | ₹13,50,000 |\n\nThey save you ₹25,000 and ₹40,000 a month.',
  },
  {
    id: 'bundle-comparison',
    questions: [
      'Compare the bundles',
      'Which bundle should I choose?',
      'Which bundle should I take?',
      'Which bundle is best for me?',
      'Which bundle of tour and agent should I choose?',
      'Which bundle of tour and agent should I take?',
      'Which bundle of tour and agent is best for me?',
      'What is the difference between Growth Bundle growth tours agents and Scale Bundle scale tours agents?',
    ],
    keywords:
      'difference different compare comparison versus vs choose recommend suit bundles tours and agents together both combo plans packages',
    subjects: 'bundle combo',
    needs: [
      [
        'difference',
        'different',
        'compare',
        'comparison',
        'versus',
        'vs',
        'choose',
        'recommend',
        'suit',
      ],
    ],
    more: ['demo'],
    answer:
      '**Bundles**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Growth Bundle | ₹60,000 | ₹6,00,000 |\n| Scale Bundle | ₹1,35,000 | ₹13,50,000 |\n\nThey save you ₹25,000 and ₹40,000 a month.\n\n- **Growth Bundle** has Premium tours, Starter AI and one dashboard for both.\n- **Scale Bundle** has Enterprise tours, Professional AI and one dashboard for both.',
  },
  {
    id: 'bundle-growth',
    questions: [
      'How much is Growth Bundle?',
      'Price of the Growth Bundle plan',
      'What is in Growth Bundle?',
      'How much do I save with Growth Bundle?',
      'What does Growth Bundle save?',
    ],
    keywords:
      'price pricing cost how much charge rate growth tours agents include included features package plan monthly month Premium tours Starter AI One dashboard for both',
    more: ['bundle-comparison', 'bundle-growth-yearly', 'demo'],
    answer:
      '**Growth Bundle** is **₹60,000 a month** instead of ₹85,000 (you save ₹25,000), or ₹6,00,000 a year, with Premium tours, Starter AI and one dashboard for both.',
  },
  {
    id: 'bundle-growth-yearly',
    questions: ['How much is Growth Bundle yearly?', 'Growth Bundle per year'],
    keywords:
      'price pricing cost how much charge rate growth tours agents year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['growth']],
    more: ['bundle-growth', 'bundle-comparison'],
    answer:
      '**Growth Bundle** is **₹6,00,000 a year** instead of ₹8,50,000: ten times the monthly price.',
  },
  {
    id: 'bundle-scale',
    questions: [
      'How much is Scale Bundle?',
      'Price of the Scale Bundle plan',
      'What is in Scale Bundle?',
      'How much do I save with Scale Bundle?',
      'What does Scale Bundle save?',
    ],
    keywords:
      'price pricing cost how much charge rate scale tours agents include included features package plan monthly month Enterprise tours Professional AI One dashboard for both',
    more: ['bundle-comparison', 'bundle-scale-yearly', 'demo'],
    answer:
      '**Scale Bundle** is **₹1,35,000 a month** instead of ₹1,75,000 (you save ₹40,000), or ₹13,50,000 a year, with Enterprise tours, Professional AI and one dashboard for both.',
  },
  {
    id: 'bundle-scale-yearly',
    questions: ['How much is Scale Bundle yearly?', 'Scale Bundle per year'],
    keywords:
      'price pricing cost how much charge rate scale tours agents year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['scale']],
    more: ['bundle-scale', 'bundle-comparison'],
    answer:
      '**Scale Bundle** is **₹13,50,000 a year** instead of ₹17,50,000: ten times the monthly price.',
  },
  {
    id: 'engine-prices',
    questions: [
      'How much are the intelligence engine plans?',
      'Price of the intelligence engine plans',
      'Do you have intelligence engine plans?',
      'Intelligence engine plans',
      'What are the cheapest intelligence engine plans?',
      'How much is one engine?',
      'engine price',
      'engine cost',
      'engine plans',
      'How much is one intelligence?',
      'intelligence price',
      'intelligence cost',
      'intelligence plans',
    ],
    keywords:
      'price pricing cost how much charge rate plans packages options monthly yearly cheap affordable lowest included property a month',
    subjects: 'engine',
    more: ['engine-comparison', 'discounts'],
    answer:
      '**Intelligence engine plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Basic Explorer | ₹999 | ₹9,990 |\n| Smart Investor | ₹2,499 | ₹24,990 |\n| Pro Researcher | ₹4,999 | ₹49,990 |\n| Team Starter | ₹9,999 | ₹99,990 |\n| Business Pro | ₹24,999 | ₹2,49,990 |\n\nThere is also **Enterprise** for business, at a custom price. The other plans begin with 7 days free.',
  },
  {
    id: 'engine-comparison',
    questions: [
      'Compare the intelligence engine plans',
      'Which engine should I choose?',
      'Which engine should I take?',
      'Which engine is best for me?',
      'Which intelligence should I choose?',
      'Which intelligence should I take?',
      'Which intelligence is best for me?',
      'What is the difference between Basic Explorer explorer individual intelligence engine and Smart Investor investor individual intelligence engine and Pro Researcher researcher individual intelligence engine and Team Starter team business intelligence engine and Business Pro company business intelligence engine?',
    ],
    keywords:
      'difference different compare comparison versus vs choose recommend suit intelligence engine plans property plans packages',
    subjects: 'engine',
    needs: [
      [
        'difference',
        'different',
        'compare',
        'comparison',
        'versus',
        'vs',
        'choose',
        'recommend',
        'suit',
      ],
    ],
    more: ['demo'],
    answer:
      '**Intelligence engine plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Basic Explorer | ₹999 | ₹9,990 |\n| Smart Investor | ₹2,499 | ₹24,990 |\n| Pro Researcher | ₹4,999 | ₹49,990 |\n| Team Starter | ₹9,999 | ₹99,990 |\n| Business Pro | ₹24,999 | ₹2,49,990 |\n\nThere is also **Enterprise** for business, at a custom price. The other plans begin with 7 days free.\n\n- **Basic Explorer** has 100 AI queries per month, 5 languages and prices and returns by neighbourhood, without price alerts or API access.\n- **Smart Investor** has 500 AI queries per month, 12+ languages, investment analysis in depth and price alerts, without API access.\n- **Pro Researcher** has unlimited AI queries, all languages, limited API access and reports to share.\n- **Team Starter** has 2,000 AI queries per month, up to 5 members and shared workspaces, without your own branding.\n- **Business Pro** has 10,000 AI queries per month, up to 25 members, your own branding and CRM integration.',
  },
  {
    id: 'engine-basic',
    questions: [
      'How much is Basic Explorer?',
      'Price of the Basic Explorer plan',
      'What is in Basic Explorer?',
    ],
    keywords:
      'price pricing cost how much charge rate explorer individual intelligence engine include included features package plan monthly month 100 AI queries per month 5 languages Prices and returns by neighbourhood',
    more: ['engine-comparison', 'engine-basic-yearly', 'demo'],
    answer:
      '**Basic Explorer** is **₹999 a month**, or ₹9,990 a year, with 100 AI queries per month, 5 languages and prices and returns by neighbourhood, without price alerts or API access.',
  },
  {
    id: 'engine-basic-yearly',
    questions: ['How much is Basic Explorer yearly?', 'Basic Explorer per year'],
    keywords:
      'price pricing cost how much charge rate explorer individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['basic', 'explorer'],
    ],
    more: ['engine-basic', 'engine-comparison'],
    answer: '**Basic Explorer** is **₹9,990 a year**: ten times the monthly price.',
  },
  {
    id: 'engine-smart',
    questions: [
      'How much is Smart Investor?',
      'Price of the Smart Investor plan',
      'What is in Smart Investor?',
      'How much do I save with Smart Investor?',
      'What does Smart Investor save?',
    ],
    keywords:
      'price pricing cost how much charge rate investor individual intelligence engine include included features package plan monthly month 500 AI queries per month 12+ languages Investment analysis in depth Price alerts',
    more: ['engine-comparison', 'engine-smart-yearly', 'demo'],
    answer:
      '**Smart Investor** is **₹2,499 a month** instead of ₹3,499 (you save ₹1,000), or ₹24,990 a year, with 500 AI queries per month, 12+ languages, investment analysis in depth and price alerts, without API access.',
  },
  {
    id: 'engine-smart-yearly',
    questions: ['How much is Smart Investor yearly?', 'Smart Investor per year'],
    keywords:
      'price pricing cost how much charge rate investor individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['smart', 'investor'],
    ],
    more: ['engine-smart', 'engine-comparison'],
    answer:
      '**Smart Investor** is **₹24,990 a year** instead of ₹34,990: ten times the monthly price.',
  },
  {
    id: 'engine-pro',
    questions: [
      'How much is Pro Researcher?',
      'Price of the Pro Researcher plan',
      'What is in Pro Researcher?',
    ],
    keywords:
      'price pricing cost how much charge rate researcher individual intelligence engine include included features package plan monthly month Unlimited AI queries All languages Limited API access Reports to share',
    more: ['engine-comparison', 'engine-pro-yearly', 'demo'],
    answer:
      '**Pro Researcher** is **₹4,999 a month**, or ₹49,990 a year, with unlimited AI queries, all languages, limited API access and reports to share.',
  },
  {
    id: 'engine-pro-yearly',
    questions: ['How much is Pro Researcher yearly?', 'Pro Researcher per year'],
    keywords:
      'price pricing cost how much charge rate researcher individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['pro', 'researcher'],
    ],
    more: ['engine-pro', 'engine-comparison'],
    answer: '**Pro Researcher** is **₹49,990 a year**: ten times the monthly price.',
  },
  {
    id: 'engine-team',
    questions: [
      'How much is Team Starter?',
      'Price of the Team Starter plan',
      'What is in Team Starter?',
    ],
    keywords:
      'price pricing cost how much charge rate team business intelligence engine include included features package plan monthly month 2,000 AI queries per month Up to 5 members Shared workspaces',
    more: ['engine-comparison', 'engine-team-yearly', 'demo'],
    answer:
      '**Team Starter** is **₹9,999 a month**, or ₹99,990 a year, with 2,000 AI queries per month, up to 5 members and shared workspaces, without your own branding.',
  },
  {
    id: 'engine-team-yearly',
    questions: ['How much is Team Starter yearly?', 'Team Starter per year'],
    keywords:
      'price pricing cost how much charge rate team business intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['team', 'starter'],
    ],
    more: ['engine-team', 'engine-comparison'],
    answer: '**Team Starter** is **₹99,990 a year**: ten times the monthly price.',
  },
  {
    id: 'engine-business',
    questions: [
      'How much is Business Pro?',
      'Price of the Business Pro plan',
      'What is in Business Pro?',
      'How much do I save with Business Pro?',
      'What does Business Pro save?',
    ],
    keywords:
      'price pricing cost how much charge rate company business intelligence engine include included features package plan monthly month 10,000 AI queries per month Up to 25 members Your own branding CRM integration',
    more: ['engine-comparison', 'engine-business-yearly', 'demo'],
    answer:
      '**Business Pro** is **₹24,999 a month** instead of ₹34,999 (you save ₹10,000), or ₹2,49,990 a year, with 10,000 AI queries per month, up to 25 members, your own branding and CRM integration.',
  },
  {
    id: 'engine-business-yearly',
    questions: ['How much is Business Pro yearly?', 'Business Pro per year'],
    keywords:
      'price pricing cost how much charge rate company business intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['business', 'pro'],
    ],
    more: ['engine-business', 'engine-comparison'],
    answer:
      '**Business Pro** is **₹2,49,990 a year** instead of ₹3,49,990: ten times the monthly price.',
  },
  {
    id: 'tour-basic-whatsapp',
    questions: [
      'Does Basic Tour include WhatsApp integration?',
      'Does Basic Tour have WhatsApp integration?',
      'Is WhatsApp integration included in Basic Tour?',
    ],
    keywords: 'basic whatsapp feature access integration',
    needs: [['basic'], ['whatsapp']],
    more: ['tour-basic', 'tour-comparison'],
    answer:
      'No: **Basic Tour** comes without WhatsApp integration. You get WhatsApp integration with **Premium Package** and **Enterprise Solution**.',
  },
  {
    id: 'tour-premium-whatsapp',
    questions: [
      'Does Premium Package include WhatsApp integration?',
      'Does Premium Package have WhatsApp integration?',
      'Is WhatsApp integration included in Premium Package?',
    ],
    keywords: 'premium whatsapp feature access integration',
    needs: [['premium'], ['whatsapp']],
    more: ['tour-premium', 'tour-comparison'],
    answer: 'Yes: **Premium Package** has WhatsApp integration.',
  },
  {
    id: 'tour-enterprise-whatsapp',
    questions: [
      'Does Enterprise Solution include WhatsApp integration?',
      'Does Enterprise Solution have WhatsApp integration?',
      'Is WhatsApp integration included in Enterprise Solution?',
    ],
    keywords: 'enterprise whatsapp feature access integration',
    needs: [['enterprise'], ['whatsapp']],
    more: ['tour-enterprise', 'tour-comparison'],
    answer:
      'Yes: **Enterprise Solution** has everything in Premium, WhatsApp integration included.',
  },
  {
    id: 'agent-starter-white-label',
    questions: [
      'Does Starter AI include white-label?',
      'Does Starter AI have white-label?',
      'Is white-label included in Starter AI?',
    ],
    keywords: 'starter label whitelabel feature access integration',
    needs: [['starter'], ['label', 'whitelabel']],
    more: ['agent-starter', 'agent-comparison'],
    answer:
      'No: **Starter AI** comes without white-label. You get white-label with **Enterprise AI**.',
  },
  {
    id: 'agent-professional-white-label',
    questions: [
      'Does Professional AI include white-label?',
      'Does Professional AI have white-label?',
      'Is white-label included in Professional AI?',
    ],
    keywords: 'professional pro label whitelabel feature access integration',
    needs: [
      ['professional', 'pro'],
      ['label', 'whitelabel'],
    ],
    more: ['agent-professional', 'agent-comparison'],
    answer:
      'No: **Professional AI** comes without white-label. You get white-label with **Enterprise AI**.',
  },
  {
    id: 'agent-enterprise-white-label',
    questions: [
      'Does Enterprise AI include white-label?',
      'Does Enterprise AI have white-label?',
      'Is white-label included in Enterprise AI?',
    ],
    keywords: 'enterprise label whitelabel feature access integration',
    needs: [['enterprise'], ['label', 'whitelabel']],
    more: ['agent-enterprise', 'agent-comparison'],
    answer: 'Yes: **Enterprise AI** has white-label.',
  },
  {
    id: 'agent-starter-scoring',
    questions: [
      'Does Starter AI include lead scoring?',
      'Does Starter AI have lead scoring?',
      'Is lead scoring included in Starter AI?',
    ],
    keywords: 'starter score scoring qualify qualification feature access integration',
    needs: [['starter'], ['score', 'scoring', 'qualify', 'qualification']],
    more: ['agent-starter', 'agent-comparison'],
    answer: 'Yes: **Starter AI** has Hot, Warm and Cold scoring.',
  },
  {
    id: 'agent-professional-scoring',
    questions: [
      'Does Professional AI include lead scoring?',
      'Does Professional AI have lead scoring?',
      'Is lead scoring included in Professional AI?',
    ],
    keywords: 'professional pro score scoring qualify qualification feature access integration',
    needs: [
      ['professional', 'pro'],
      ['score', 'scoring', 'qualify', 'qualification'],
    ],
    more: ['agent-professional', 'agent-comparison'],
    answer:
      'Yes: **Professional AI** has everything the Starter agent does, lead scoring included.',
  },
  {
    id: 'agent-enterprise-scoring',
    questions: [
      'Does Enterprise AI include lead scoring?',
      'Does Enterprise AI have lead scoring?',
      'Is lead scoring included in Enterprise AI?',
    ],
    keywords: 'enterprise score scoring qualify qualification feature access integration',
    needs: [['enterprise'], ['score', 'scoring', 'qualify', 'qualification']],
    more: ['agent-enterprise', 'agent-comparison'],
    answer: 'Yes: **Enterprise AI** has everything in Professional, lead scoring included.',
  },
  {
    id: 'agent-starter-crm',
    questions: [
      'Does Starter AI include CRM integration?',
      'Does Starter AI have CRM integration?',
      'Is CRM integration included in Starter AI?',
    ],
    keywords: 'starter crm feature access integration',
    needs: [['starter'], ['crm']],
    more: ['agent-starter', 'agent-comparison'],
    answer:
      'The price list names no CRM integration for **Starter AI**. You get CRM integration with **Professional AI** and **Enterprise AI**.',
  },
  {
    id: 'agent-professional-crm',
    questions: [
      'Does Professional AI include CRM integration?',
      'Does Professional AI have CRM integration?',
      'Is CRM integration included in Professional AI?',
    ],
    keywords: 'professional pro crm feature access integration',
    needs: [['professional', 'pro'], ['crm']],
    more: ['agent-professional', 'agent-comparison'],
    answer: 'Yes: **Professional AI** has integration with your CRM.',
  },
  {
    id: 'agent-enterprise-crm',
    questions: [
      'Does Enterprise AI include CRM integration?',
      'Does Enterprise AI have CRM integration?',
      'Is CRM integration included in Enterprise AI?',
    ],
    keywords: 'enterprise crm feature access integration',
    needs: [['enterprise'], ['crm']],
    more: ['agent-enterprise', 'agent-comparison'],
    answer: 'Yes: **Enterprise AI** has everything in Professional, CRM integration included.',
  },
  {
    id: 'engine-basic-api',
    questions: [
      'Does Basic Explorer include API access?',
      'Does Basic Explorer have API access?',
      'Is API access included in Basic Explorer?',
    ],
    keywords: 'basic explorer api feature access integration',
    needs: [['basic', 'explorer'], ['api']],
    more: ['engine-basic', 'engine-comparison'],
    answer:
      'No: **Basic Explorer** comes without API access. You get API access with **Pro Researcher**.',
  },
  {
    id: 'engine-smart-api',
    questions: [
      'Does Smart Investor include API access?',
      'Does Smart Investor have API access?',
      'Is API access included in Smart Investor?',
    ],
    keywords: 'smart investor api feature access integration',
    needs: [['smart', 'investor'], ['api']],
    more: ['engine-smart', 'engine-comparison'],
    answer:
      'No: **Smart Investor** comes without API access. You get API access with **Pro Researcher**.',
  },
  {
    id: 'engine-pro-api',
    questions: [
      'Does Pro Researcher include API access?',
      'Does Pro Researcher have API access?',
      'Is API access included in Pro Researcher?',
    ],
    keywords: 'pro researcher api feature access integration',
    needs: [['pro', 'researcher'], ['api']],
    more: ['engine-pro', 'engine-comparison'],
    answer: 'Yes: **Pro Researcher** has limited API access.',
  },
  {
    id: 'engine-team-api',
    questions: [
      'Does Team Starter include API access?',
      'Does Team Starter have API access?',
      'Is API access included in Team Starter?',
    ],
    keywords: 'team starter api feature access integration',
    needs: [['team', 'starter'], ['api']],
    more: ['engine-team', 'engine-comparison'],
    answer:
      'The price list names no API access for **Team Starter**. You get API access with **Pro Researcher**.',
  },
  {
    id: 'engine-business-api',
    questions: [
      'Does Business Pro include API access?',
      'Does Business Pro have API access?',
      'Is API access included in Business Pro?',
    ],
    keywords: 'business pro api feature access integration',
    needs: [['business', 'pro'], ['api']],
    more: ['engine-business', 'engine-comparison'],
    answer:
      'The price list names no API access for **Business Pro**. You get API access with **Pro Researcher**.',
  },
  {
    id: 'prices',
    questions: [
      'How much does it cost?',
      'What does it cost?',
      'How much is it?',
      'What are your prices?',
      'What do you charge?',
      'Price list',
      'A table of all prices',
      'Pricing',
      'What are your rates?',
      'What are your plans?',
      'Plans',
      'Which plans do you have?',
      'Do you have plans?',
      'Is there a monthly plan?',
      'Are there monthly fees?',
      'Which plan is best for me?',
      'Which plan should I choose?',
      'Which plan do you recommend?',
      'Which is the cheapest plan?',
      'Which is the most expensive plan?',
      'Kitna paisa lagega?',
      'Kitna kharcha lagega?',
      'Compare your plans',
      'Packages',
      'Which packages do you have?',
      'What is included?',
      'What is the lowest price?',
      'Price range',
      'What is the starting price?',
      'What is the start price?',
    ],
    keywords:
      'price pricing cost how much charge rate offer plans packages subscription cheap cheapest lowest affordable budget monthly included starting range',
    choices: ['tour-prices', 'agent-prices', 'bundle-prices', 'engine-prices'],
    answer:
      'The prices begin at:\n\n- **Virtual tours**: ₹20,000 per project\n- **AI sales agents**: ₹30,000 a month (launch price)\n- **Bundles of both**: ₹60,000 a month\n- **Intelligence engine**: ₹999 a month\n\nWhich of them shall I tell you more about?',
  },
  {
    id: 'yearly-billing',
    questions: [
      'Is it cheaper by the year?',
      'Do you have yearly prices?',
      'Annual billing',
      'Is there an annual plan?',
      'What does it cost for a year?',
      'Yearly plans',
      'What does Save 17% mean?',
      'Save 17%',
      'What is the 17% discount?',
      'How do I save 17%?',
    ],
    keywords: 'year yearly annual annually save saving discount price billing month monthly plan',
    more: ['prices', 'discounts'],
    answer:
      'A year costs as much as **ten months**: that is what *Save 17%* means. Professional AI is ₹50,000 a month or ₹5,00,000 a year. Virtual tours at the yearly price cover 10 projects.',
  },
  {
    id: 'enterprise-plans',
    questions: ['What does Enterprise cost?', 'How much is the Enterprise plan?', 'Enterprise'],
    keywords: 'price pricing cost how much charge rate enterprise large custom',
    choices: ['tour-enterprise', 'agent-enterprise', 'contact'],
    answer:
      'There are three Enterprise plans:\n\n- **Enterprise Solution** (virtual tours): ₹75,000 per project\n- **Enterprise AI** (sales agents): ₹1,00,000 a month\n- **Enterprise** (intelligence engine): a custom price, with unlimited AI queries, unlimited members, trained on your data and a manager for your account',
  },
  {
    id: 'discounts',
    questions: [
      'Do you have any discounts or offers?',
      'Do you give discounts?',
      'What is the launch price?',
      'Offers',
      'Any offers?',
      'Special offers',
      'Do you have any offers?',
      'That is too expensive',
      'Can I have it cheaper?',
    ],
    keywords:
      'discount offer launch deal promotion coupon reduction reduced percent off sale special buy expensive cheaper negotiate',
    subjects: 'discount coupon promotion expensive cheaper',
    more: ['yearly-billing', 'bundle-prices'],
    answer:
      'These are reduced at the moment:\n\n- **Starter AI**: ₹30,000 instead of ₹50,000 a month\n- **Professional AI**: ₹50,000 instead of ₹75,000 a month\n- **Growth Bundle**: ₹60,000 instead of ₹85,000 a month\n- **Scale Bundle**: ₹1,35,000 instead of ₹1,75,000 a month\n- **Smart Investor**: ₹2,499 instead of ₹3,499 a month\n- **Business Pro**: ₹24,999 instead of ₹34,999 a month',
  },
  {
    id: 'payment',
    questions: [
      'How do I pay?',
      'How to pay?',
      'How can I pay?',
      'Payment',
      'What payment methods do you accept?',
      'Do you accept credit cards?',
      'Do you accept UPI?',
      'Is GST included?',
      'Is tax included?',
      'Do I get an invoice?',
      'Can I pay in instalments?',
      'Can I pay by EMI?',
      'Home loan EMI calculator',
      'EMI calculator',
    ],
    keywords:
      'payment method mode accept credit debit card upi netbanking cheque bank transfer gst tax invoice bill receipt emi instalment installment advance deposit',
    subjects: 'payment gst invoice emi upi netbanking cheque instalment installment receipt',
    more: ['setup-fees', 'yearly-billing', 'contact'],
    answer:
      'The site does not say how one pays, nor anything of GST, invoices or instalments: please ask the team under [Contact](/contact). What it says: amounts are in rupees, and there are no setup fees. The free trial of 7 days needs no credit card. A **Home loan and EMI calculator** for home buyers is in the [resource hub](/resources).',
  },
  {
    id: 'trial',
    questions: [
      'Is there a free trial?',
      'Can I try it for free?',
      'Is it free?',
      'Is there a free plan?',
      'Is there a trial of the AI agents?',
      'Is there a trial of the tours?',
      'Do I need a credit card?',
    ],
    keywords: 'trial try free test credit card required cost start long version plan',
    subjects: 'trial',
    more: ['engine-prices', 'demo'],
    answer:
      'There is a free trial: **7 days free with 50 AI queries**, on all paid plans of the intelligence engine. No credit card is needed.',
  },
  {
    id: 'money-back',
    questions: [
      'Can I get my money back?',
      'What is your refund policy?',
      'Is there a guarantee?',
      'What if I am not happy?',
      'What if I am not satisfied?',
      'What if I do not like it?',
    ],
    keywords: 'refund money back guarantee return satisfaction satisfied unhappy happy',
    subjects: 'refund guarantee satisfied happy unhappy',
    more: ['cancel'],
    answer: 'There is a **30-day money-back guarantee**.',
  },
  {
    id: 'cancel',
    questions: [
      'Can I cancel anytime?',
      'How do I cancel my subscription?',
      'Is there a contract?',
      'What is the notice period?',
      'Is there a lock-in period?',
      'Is there a minimum contract?',
      'How long is the contract?',
      'What is the contract length?',
      'How can I stop?',
    ],
    keywords:
      'cancel cancellation stop terminate termination end quit leave contract lock-in subscription plan notice period minimum commitment duration length',
    subjects: 'cancel cancellation lock-in notice contract',
    more: ['money-back', 'legal'],
    answer:
      'You can **cancel anytime**, and there is no lock-in. The legal terms ask for 30 days’ notice to end a contract, and there is a 30-day money-back guarantee.',
  },
  {
    id: 'setup-fees',
    questions: [
      'Are there any setup fees?',
      'Are there hidden costs?',
      'How much is the setup?',
      'What does the setup cost?',
    ],
    keywords: 'setup fee hidden cost extra charge one-time installation onboarding',
    subjects: 'fee hidden installation onboarding',
    needs: [['setup', 'fee', 'hidden', 'extra', 'charge', 'installation', 'onboarding']],
    more: ['prices', 'money-back'],
    answer: 'There are **no setup fees**, and you can cancel anytime.',
  },
  {
    id: 'plan-change',
    questions: [
      'Can I change my plan?',
      'Can I upgrade or downgrade?',
      'What happens when I upgrade?',
      'What happens when I downgrade?',
    ],
    keywords: 'change switch upgrade downgrade plan upgrading billing cycle',
    subjects: 'upgrade downgrade',
    more: ['cancel'],
    answer:
      'You can change your plan. Upgrades take effect immediately. Downgrades take effect at the next billing cycle.',
  },
  {
    id: 'queries',
    questions: [
      'What is a query?',
      'Do unused queries roll over?',
      'What happens to unused queries?',
    ],
    keywords: 'query queries question count unused roll rollover carry over next month limit',
    subjects: 'unused rollover',
    more: ['add-ons', 'engine-prices'],
    answer:
      'Each question or request counts as one query, whether it is spoken or typed. Unused queries do not roll over to the next month. Extra ones cost ₹5 per 100.',
  },
  {
    id: 'add-ons',
    questions: [
      'Which add-ons are there?',
      'Can I buy extra queries?',
      'What does AI training cost?',
    ],
    keywords:
      'add-on addon extra optional custom ai training dedicated support advanced analytics price',
    subjects: 'addon',
    more: ['engine-prices'],
    answer:
      'Add-ons to the intelligence engine:\n\n- extra queries: ₹5 per 100\n- custom AI training: ₹25,000 one-time\n- dedicated support: ₹5,000 per month\n- advanced analytics: ₹10,000 per month',
  },
  {
    id: 'hosting',
    questions: ['How long are tours hosted?', 'Is hosting included?'],
    keywords: 'hosting host hosted included online tour server months lifetime',
    subjects: 'hosting hosted',
    more: ['tour-comparison'],
    answer:
      'Hosting is included: **6 months** with the Basic Tour, **12 months** with the Premium Package and **a lifetime** with the Enterprise Solution.',
  },
  {
    id: 'security',
    questions: ['Is my data secure?', 'How do you protect my data?', 'Is it safe?'],
    keywords:
      'security secure safe encryption encrypted tls aes protect protection data uptime breach hack',
    subjects: 'security secure encryption encrypted uptime',
    more: ['data-collected', 'privacy'],
    answer:
      'Data is encrypted with **TLS 1.3** on the way and **AES-256** at rest. Uptime is 99.9%, and a breach would be notified within 72 hours. More under [Legal](/legal).',
  },
  {
    id: 'breach',
    questions: [
      'When do you notify a breach?',
      'Breach notification',
      'How soon is a breach notified?',
      'What happens in a data breach?',
      'What if my data is leaked?',
    ],
    keywords: 'breach notify notified notification leak leaked incident hack hacked',
    subjects: 'breach',
    needs: [['breach', 'leak', 'leaked', 'incident', 'hack', 'hacked']],
    more: ['security', 'privacy'],
    answer:
      'We notify you of a breach that concerns you **within 72 hours**, with what we know and what we do. More under [Legal](/legal).',
  },
  {
    id: 'privacy',
    questions: [
      'What is your privacy policy?',
      'How long do you keep my data?',
      'Can I delete my data?',
    ],
    keywords:
      'privacy gdpr personal data retention keep store delete right request policy compliant compliance',
    subjects: 'privacy gdpr retention',
    more: ['data-collected', 'security'],
    answer:
      'Customer data is kept for **the service period plus 2 years**; support tickets 2 years; tour analytics 5 years, aggregated; marketing data until you opt out, or after 3 years of inactivity. A request about your data rights is answered within 30 days. More under [Legal](/legal).',
  },
  {
    id: 'data-collected',
    questions: [
      'What data do you collect?',
      'Do you record calls?',
      'Are you recording me?',
      'Do you record my voice?',
      'Do you sell my data?',
      'Do you share my data?',
    ],
    keywords: 'data collect collected record recorded recording call voice sell share personal',
    subjects: 'record recorded recording',
    more: ['privacy', 'security'],
    answer:
      'What you give us in a form or a conversation: name, e-mail address, phone number, company and what you ask. What a tour records: rooms visited and time spent, without a name. Whether the sound of a call is kept, the site does not say: ask the team under [Contact](/contact). We do not sell personal data.',
  },
  {
    id: 'legal',
    questions: ['What are your terms of service?', 'Which law applies?', 'What about liability?'],
    keywords:
      'terms conditions legal law jurisdiction arbitration court liability contract agreement',
    subjects: 'law liability jurisdiction arbitration',
    more: ['cancel', 'privacy'],
    answer:
      'The law of India applies, with arbitration in Bangalore. Liability is capped at 12 months of fees, and prices change with 30 days’ notice only. The whole text is under [Legal](/legal).',
  },
  {
    id: 'demonstration',
    questions: [
      'Is this company real?',
      'Is this site real?',
      'Is this real?',
      'Is this a fake company?',
      'Is this a scam?',
    ],
    keywords: 'real fake genuine scam legit made up demonstration',
    subjects: 'fake scam genuine legit',
    answer:
      'This site says of itself: it is a demonstration: the company, its people, its customers and their results are made up.',
  },
  {
    id: 'delivery',
    questions: [
      'How long does it take?',
      'How soon is a virtual tour ready?',
      'When can you deliver?',
      'When will I get my tour?',
      'How long does the setup take?',
      'How long is the setup?',
      'What is the setup time?',
      'Setup time',
      'How quickly can you set it up?',
      'How fast can you set it up?',
      'How soon can you set it up?',
      'How quickly is it set up?',
      'How quickly can it be set up?',
      'How long?',
      'How long does it take to build an AI agent?',
      'How many days?',
      'How many days does it take?',
      'How much time does it take?',
      'Kitna time lagega?',
      'Kitne din lagenge?',
    ],
    keywords:
      'delivery deliver time long take fast quick quickly soon ready days setup start go live launch turnaround timeline integration lead first',
    subjects: 'delivery turnaround',
    more: ['demo'],
    answer:
      '- **Virtual tours**: 7–10 days\n- **AI agents**: 3–5 days\n- **Intelligence engine**: integrated in under 24 hours\n\nA whole setup takes 10–14 days, and the first leads come within 48 hours.',
  },
  {
    id: 'start',
    questions: [
      'When can I start?',
      'When can we start?',
      'Can I start today?',
      'Can I start now?',
      'How do I start?',
      'How can I start?',
      'How soon can I start?',
      'How soon can we start?',
    ],
    keywords: 'start starting begin today soon now immediately',
    subjects: 'start',
    more: ['demo', 'delivery'],
    answer:
      'Whenever you like: it begins with a demo. Choose **Book Demo** at the top of the page, or go to [Contact](/contact). From then on a whole setup takes **10–14 days**; a virtual tour by itself 7–10 days, an AI agent 3–5 days, and the intelligence engine under 24 hours.',
  },
  {
    id: 'engine-integration',
    questions: [
      'How quickly can I integrate the engine?',
      'How quickly can the engine be integrated?',
      'How fast is the engine integrated?',
      'How fast can I integrate the intelligence engine?',
      'How long does it take to integrate the engine?',
      'How long does the integration of the engine take?',
      'How soon is the engine integrated?',
    ],
    keywords: 'integrate integrated integration quick quickly fast soon time long hours engine',
    needs: [
      ['integrate', 'integrated', 'integration', 'connect', 'connected'],
      ['quick', 'quickly', 'fast', 'soon', 'long', 'hour'],
    ],
    more: ['crm', 'intelligence-engine'],
    answer:
      'The intelligence engine is integrated in **under 24 hours**, on your site or in your CRM.',
  },
  {
    id: 'response-time',
    questions: [
      'How fast does the AI answer?',
      'What is the response time?',
      'How quickly does the agent respond?',
    ],
    keywords: 'response respond reply fast second speed latency quick answer time',
    more: ['ai-agents'],
    answer:
      'The AI answers in **under 2 seconds**, and every lead gets a response within 30 seconds.',
  },
  {
    id: 'contact',
    questions: [
      'How can I contact you?',
      'Can I talk to a human?',
      'Can I speak to a person of your sales team?',
      'What is your phone number?',
      'Can you call me back?',
      'Call me',
      'Mail id',
      'Phone',
      'Do you offer support?',
      'Can I talk to an agent?',
      'I want to speak to an agent',
      'Can an agent call me?',
      'Transfer me to an agent',
      'Can I speak to your manager?',
      'Connect me to your sales team',
      'Can someone call me?',
      'I want to speak to someone',
      'I want to talk',
      'A real person please',
      'I have a complaint',
      'Customer care and customer support',
      'Support',
      'Technical support',
      'Help desk',
      'What is your WhatsApp number?',
      'What is your mobile number?',
      'What is your email address?',
      'Can I get a quote?',
      'Send me a quotation',
    ],
    keywords:
      'contact reach email mail phone telephone mobile number call callback request sales representative human person team form support talk speak customer service quote quotation estimate proposal issue problem',
    subjects: 'contact email support quote quotation complaint helpdesk',
    more: ['hours', 'offices'],
    answer:
      'Write to the team with the form on the [Contact](/contact) page, or to hello@parikrama.example, or call **+91 80 5550 0142**. You get a reply within 24 hours, in business hours within 2 hours.',
  },
  {
    id: 'hours',
    questions: [
      'What are your opening hours?',
      'When are you open?',
      'What are your business hours?',
      'What are your timings?',
      'Are you available 24/7?',
      'When is the team reachable?',
      'Are you reachable on Saturday?',
      'When is the team reachable on Saturday?',
      'Are you reachable on Sunday?',
      'Office timings',
      'Office hours',
      'Bangalore office timings',
      'Bangalore office hours',
      'Mumbai office timings',
      'Mumbai office hours',
      'Delhi NCR office timings',
      'Delhi NCR office hours',
      'Bengaluru office timings',
      'Bengaluru office hours',
    ],
    keywords:
      'reachable reach timing open opening business working hour time close closed day weekend saturday sunday today available',
    subjects: 'open opening hour timing reachable',
    answer:
      'The team is there **Monday to Saturday, 9:00 AM to 7:00 PM IST**. At any other time it is closed. AI agents never close.',
  },
  {
    id: 'offices',
    questions: [
      'Where are you?',
      'Where is your office?',
      'Where are you located?',
      'What is your address?',
      'Which cities do you serve?',
      'Which cities are you in?',
    ],
    keywords:
      'office location located address city serve bangalore bengaluru mumbai delhi ncr headquarters based near india chennai hyderabad pune kolkata',
    subjects: 'office headquarters serve',
    more: ['contact', 'hours'],
    answer:
      'The headquarters are in **Bangalore**. There are offices in **Mumbai** and **Delhi NCR** too.',
  },
  {
    id: 'demo',
    questions: [
      'Can I book a demo?',
      'How do I schedule a demo?',
      'How do I get started?',
      'How do I sign up?',
      'I want to buy',
      'I want to buy a tour',
      'I want to purchase a tour',
      'I am interested',
      'Interested in your services',
      'What are the next steps?',
      'What is the process?',
      'What is the procedure to start?',
      'Schedule a call',
      'Arrange a call',
      'Book a demo of the AI agents',
      'A demo of the intelligence engine',
      'I want to schedule a meeting',
      'Is the demo free?',
      'A free demo',
    ],
    keywords:
      'demo demonstration book booking schedule meeting appointment live presentation start begin buy order purchase sign register interested next step long duration',
    subjects: 'demo demonstration interested',
    more: ['contact', 'hours'],
    answer:
      'Gladly: choose **Book Demo** at the top of the page, or go to [Contact](/contact) and leave your name, e-mail and phone number. The team then arranges a time with you: half an hour with your own project.',
  },
  {
    id: 'about-kavya-iyer',
    questions: ['Who is Kavya Iyer?', 'Tell me about Kavya Iyer'],
    keywords: 'Chief executive and co-founder leader bio',
    subjects: 'Kavya Iyer',
    needs: [['kavya', 'iyer']],
    more: ['about'],
    answer:
      '**Kavya Iyer** is Parikrama’s chief executive and co-founder. An architect who sold flats for eight years and grew tired of explaining windows over the phone.',
  },
  {
    id: 'about-arjun-menon',
    questions: ['Who is Arjun Menon?', 'Tell me about Arjun Menon'],
    keywords: 'Chief technology officer and co-founder leader bio',
    subjects: 'Arjun Menon',
    needs: [['arjun', 'menon']],
    more: ['about'],
    answer:
      '**Arjun Menon** is Parikrama’s chief technology officer and co-founder. Built speech systems for Indian languages before he built one that knows what carpet area means.',
  },
  {
    id: 'about',
    questions: [
      'Who is behind this company?',
      'Tell me about the company',
      'About us',
      'About',
      'Your team',
      'Company name',
      'What is your company name?',
      'Who owns this company?',
      'Who is the CEO?',
      'Who is the founder?',
      'Who founded the company?',
      'What is Parikrama?',
      'Tell me about Parikrama',
      'Who is Parikrama?',
    ],
    keywords:
      'company about team founder founders cofounder leadership owner own ceo cto chief mission history experience clients projects partners',
    subjects: 'company Parikrama founder ceo cto owner Kavya Iyer Arjun Menon',
    more: ['offers', 'success-stories', 'offices'],
    answer:
      '**Parikrama** works for property builders and developers in India, with **500+ projects** delivered. It is led by Kavya Iyer (chief executive and co-founder) and Arjun Menon (chief technology officer and co-founder). The [About](/about) page tells our mission and introduces them.',
  },
  {
    id: 'mission',
    questions: [
      'What is your mission?',
      'What is your vision?',
      'What are your values?',
      'What do you believe in?',
    ],
    keywords: 'mission vision values principles goal aim believe',
    subjects: 'mission vision values',
    more: ['history', 'why-us'],
    answer:
      'To make looking for a home as clear as living in it: every room open to be walked through, every question answered at once, and every builder known by the quality of what they build.\n\n- **Show it as it will be**: No lens that widens a bedroom, no sun where there will be a wall.\n- **Answer, or say that you cannot**: An agent that does not know hands over to a person who does.\n- **In their own words**: A language is not a setting. It is how people decide.\n- **Earn the renewal**: No lock-in: you stay for the numbers, or you go.',
  },
  {
    id: 'history',
    questions: [
      'When was the company founded?',
      'When did you start?',
      'When did the company start?',
      'Since when are you in business?',
      'What is the history of your company?',
      'How old is your company?',
      'How long have you been in business?',
    ],
    keywords: 'history founded since year old established began company',
    subjects: 'history founded established',
    more: ['about', 'mission'],
    answer:
      'How we got here:\n\n- **2021**: The first tour: one flat in Whitefield, photographed in the rain.\n- **2022**: The first agent answers in English and Hindi.\n- **2023**: Offices in Mumbai and Delhi NCR.\n- **2024**: The property intelligence engine opens to buyers.',
  },
  {
    id: 'why-us',
    questions: [
      'Why should I choose you?',
      'Why choose you?',
      'Why you?',
      'What makes you different?',
      'How are you different from others?',
      'Why Parikrama?',
    ],
    keywords: 'why choose different better unique advantage competitor',
    more: ['results', 'success-stories'],
    answer:
      '- **One team for tour and agent**: The agent knows what the tour shows, and sends people to the right room.\n- **Fast**: Tours in 7-10 days, AI agents in 3-5 days, first leads within 48 hours.\n- **Fair**: 30-day money-back guarantee, no setup fees, cancel anytime.\n- **Made for India**: Lakhs and crores, RERA numbers, vastu questions and festival offers.',
  },
  {
    id: 'success-stories',
    questions: [
      'Do you have case studies?',
      'Who are your customers?',
      'Who are your clients?',
      'Who uses your products?',
      'How many builders do you work with?',
      'How many builders work with you?',
      'How many builders use you?',
      'How many builders use it?',
      'How many builders use this?',
      'How many builders use your products?',
      'How many builders use your platform?',
      'How many builders use your services?',
      'How many builders are you working with?',
      'How many builders are using it?',
      'How many builders do you have?',
      'How many builders trust you?',
      'How many customers do you have?',
      'How many clients do you have?',
      'Can I see success stories?',
    ],
    keywords:
      'case study studies success story reference customer client testimonial review builder partner',
    subjects: 'testimonial',
    more: ['story-riverleaf', 'story-laterite-court', 'story-harbour-sky', 'results', 'samples'],
    answer:
      '**More than 500 builders** work with us. There are [success stories](/case-studies) of **Riverleaf** by Kaveri Habitat, **Laterite Court** by Sahyadri Meadows and **Harbour Sky** by Northline Estates, with challenge, solution and numbers before and after.',
  },
  {
    id: 'story-riverleaf',
    questions: [
      'What did you do for Kaveri Habitat?',
      'Who is Kaveri Habitat?',
      'Tell me about Kaveri Habitat',
      'The success story of Riverleaf',
      'The case study of Riverleaf',
      'What happened at Riverleaf?',
      'What are the results of Riverleaf?',
      'Who is Shruti Hegde?',
    ],
    keywords:
      'case study success story result challenge solution testimonial before after client Riverleaf Sarjapur Road, Bangalore Shruti Hegde',
    subjects: 'Kaveri Habitat Riverleaf',
    needs: [['kaveri', 'habitat', 'riverleaf', 'shruti', 'hegde']],
    more: ['success-stories', 'results'],
    answer:
      '**Riverleaf** by Kaveri Habitat, Sarjapur Road, Bangalore. Two hundred flats, no sample flat until spring, and a sales desk that reached only every third caller. The solution: a rendered tour of both flat types, live eight months before the sample flat; an AI agent on the site and on WhatsApp, in Kannada, Hindi and English and visits booked straight into the site team’s calendar.\n\nBefore, and after 6 months:\n\n- **Visits that took place**: 40%, then 80%\n- **First answer**: 6 hours, then 30 seconds\n- **Bookings a month**: 6, then 24\n\nThe whole story is among the [success stories](/case-studies).',
  },
  {
    id: 'story-laterite-court',
    questions: [
      'What did you do for Sahyadri Meadows?',
      'Who is Sahyadri Meadows?',
      'Tell me about Sahyadri Meadows',
      'The success story of Laterite Court',
      'The case study of Laterite Court',
      'What happened at Laterite Court?',
      'What are the results of Laterite Court?',
      'Who is Vikram Deshpande?',
    ],
    keywords:
      'case study success story result challenge solution testimonial before after client Laterite Court Baner, Pune Vikram Deshpande',
    subjects: 'Sahyadri Meadows',
    needs: [['sahyadri', 'meadows', 'laterite', 'court', 'vikram', 'deshpande']],
    more: ['success-stories', 'results'],
    answer:
      '**Laterite Court** by Sahyadri Meadows, Baner, Pune. Villas for families who live in Dubai and Singapore: every visit was a flight, and most leads went cold first. The solution: a tour of the villa with its garden, shared on family calls; an AI agent that follows up in the buyer’s own time zone and a weekly list of the rooms and questions that came back most.\n\nBefore, and after 9 months:\n\n- **Bookings from abroad**: 3, then 12\n- **Cost of a booking**: ₹1,50,000, then ₹90,000\n- **Time to decide**: 11 weeks, then 5 weeks\n\nThe whole story is among the [success stories](/case-studies).',
  },
  {
    id: 'story-harbour-sky',
    questions: [
      'What did you do for Northline Estates?',
      'Who is Northline Estates?',
      'Tell me about Northline Estates',
      'The success story of Harbour Sky',
      'The case study of Harbour Sky',
      'What happened at Harbour Sky?',
      'What are the results of Harbour Sky?',
      'Who is Meher Kaur?',
    ],
    keywords:
      'case study success story result challenge solution testimonial before after client Harbour Sky Worli, Mumbai Meher Kaur',
    subjects: 'Northline Estates',
    needs: [['northline', 'estates', 'harbour', 'sky', 'meher', 'kaur']],
    more: ['success-stories', 'results'],
    answer:
      '**Harbour Sky** by Northline Estates, Worli, Mumbai. Six penthouses, a small circle of buyers who value discretion, and viewings that cost a day each. The solution: a private tour behind a link that expires, a voice agent that qualifies before anyone from the team calls and analytics that told the architect which plan to build.\n\nBefore, and after 4 months:\n\n- **Viewings for a sale**: 14, then 4\n- **Qualified enquiries**: 9%, then 36%\n- **Sales cost**: ₹20,00,000, then ₹12,00,000\n\nThe whole story is among the [success stories](/case-studies).',
  },
  {
    id: 'recognition',
    questions: [
      'Any awards?',
      'Have you won any awards?',
      'Which awards have you won?',
      'Are you an award-winning company?',
      'Any industry recognition?',
      'What recognition do you have?',
      'Industry recognition',
    ],
    keywords: 'award awarded prize won winner recognition recognised industry honour',
    subjects: 'award recognition prize',
    needs: [['award', 'awarded', 'prize', 'recognition', 'recognised', 'honour']],
    more: ['success-stories', 'results'],
    answer:
      'The [success stories](/case-studies) page names these, all of them samples:\n\n- **Property Technology of the Year**: Sample Realty Forum, 2023\n- **Best Use of Indian Languages**: Sample AI Summit, 2023\n- **Start-up to Watch**: Sample Builders’ Association, 2022',
  },
  {
    id: 'resources',
    questions: ['Do you have guides to download?', 'Where is your resource hub?'],
    keywords:
      'resource guide download checklist template webinar blog article learn pdf ebook brochure',
    subjects: 'resource brochure webinar checklist template ebook',
    more: ['newsletter'],
    answer:
      'The [resource hub](/resources) has guides, buyer tools, templates and webinars, such as **The launch guide to virtual tours**, **Site visit checklist for families**, **Selling in Kannada: what the agents heard** and **Riverleaf: 24 bookings a month without a sample flat**. You can search and filter them.',
  },
  {
    id: 'newsletter',
    questions: [
      'Do you have a newsletter?',
      'How do I subscribe to news?',
      'How many newsletter subscribers do you have?',
      'How many subscribers do you have?',
    ],
    keywords: 'newsletter subscribe subscriber sign news update mail',
    subjects: 'newsletter',
    answer:
      'The newsletter has more than **2,500 subscribers**. One cannot subscribe here yet: the button in the [resource hub](/resources) is not yet available.',
  },
  {
    id: 'resource-tour-launch-guide',
    questions: ['The launch guide to virtual tours'],
    keywords:
      'PDF Guide virtual tours launch marketing Which rooms to show first, when to go live, and what to measure in the first month.',
    needs: [['guide', 'pdf', 'marketing']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **The launch guide to virtual tours** (PDF Guide, 32 pages). Which rooms to show first, when to go live, and what to measure in the first month.',
  },
  {
    id: 'resource-site-visit-checklist',
    questions: ['Site visit checklist for families'],
    keywords:
      'PDF Checklist site visit buyers checklist Forty things to look at, from water pressure to the evening sun. Give it to your buyers.',
    needs: [['checklist', 'pdf']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Site visit checklist for families** (PDF Checklist, 4 pages). Forty things to look at, from water pressure to the evening sun. Give it to your buyers.',
  },
  {
    id: 'resource-agents-in-kannada',
    questions: ['Selling in Kannada: what the agents heard'],
    keywords:
      'Webinar Recording AI agents languages Kannada A recording with call excerpts: how buyers ask about price when nobody is watching.',
    needs: [['webinar']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Selling in Kannada: what the agents heard** (Webinar Recording, 58 minutes). A recording with call excerpts: how buyers ask about price when nobody is watching.',
  },
  {
    id: 'resource-lead-scoring',
    questions: ['Hot, Warm, Cold: a guide to scoring leads'],
    keywords:
      'PDF Guide leads qualification sales The questions that tell a buyer from a browser, and the order to call them in.',
    needs: [['guide', 'pdf']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Hot, Warm, Cold: a guide to scoring leads** (PDF Guide, 18 pages). The questions that tell a buyer from a browser, and the order to call them in.',
  },
  {
    id: 'resource-emi-calculator',
    questions: ['Home loan and EMI calculator'],
    keywords:
      'Web Tool EMI home loan calculator Instalments, interest and the cost of waiting a year, in lakhs and crores.',
    needs: [['web', 'tool']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Home loan and EMI calculator** (Web Tool, Online). Instalments, interest and the cost of waiting a year, in lakhs and crores.',
  },
  {
    id: 'resource-marketing-budget',
    questions: ['Marketing budget for a 100-unit project'],
    keywords:
      'Excel Template budget marketing template A sheet that spreads the budget from pre-launch to handover, and shows the cost of each booking.',
    needs: [['marketing', 'excel', 'template']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Marketing budget for a 100-unit project** (Excel Template, 6 sheets). A sheet that spreads the budget from pre-launch to handover, and shows the cost of each booking.',
  },
  {
    id: 'resource-tour-workshop',
    questions: ['Workshop: from drawing to tour in nine days'],
    keywords:
      'Workshop Recording virtual tours rendering workshop We build one on camera, mistakes included.',
    needs: [['workshop', 'nine', 'rendering']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **Workshop: from drawing to tour in nine days** (Workshop Recording, 96 minutes). We build one on camera, mistakes included.',
  },
  {
    id: 'resource-rera-guide',
    questions: ['What RERA lets you say'],
    keywords:
      'PDF Guide RERA compliance advertising Carpet area, completion dates and pictures of what is not built yet: claims that hold.',
    needs: [['rera', 'pdf', 'guide', 'advertising']],
    more: ['resources'],
    answer:
      'In the [resource hub](/resources) there is **What RERA lets you say** (PDF Guide, 24 pages). Carpet area, completion dates and pictures of what is not built yet: claims that hold.',
  },
];
