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
    ],
    keywords: 'offer offering product service solution company business sell provide',
    answer:
      'We help Indian property builders to sell, with three things:\n\n- **360° virtual tours** of your projects\n- **AI sales agents** that talk to buyers by chat, voice and WhatsApp in Indian languages\n- an **AI property intelligence engine** for buyers, agents and builders',
  },
  {
    id: 'virtual-tours',
    questions: [
      'What are virtual tours?',
      'What is in a virtual tour?',
      'Tell me about the 360 degree virtual tours',
    ],
    keywords:
      'virtual tour 360 degree panorama walkthrough 3d photo visit flat features hotspots vr headset',
    answer:
      'A **360° virtual tour** lets a buyer walk through your project from home, with hotspots to open and analytics for you; the Premium package adds VR, floor plans and your branding. A tour is delivered in **7–10 days**, and there are sample tours on the [Virtual Tours](/virtual-tours) page.',
  },
  {
    id: 'tours-versus-visits',
    questions: [
      'Why a virtual tour instead of a site visit?',
      'How do tours compare with site visits?',
    ],
    keywords: 'traditional physical site visit versus before after show-up rate compare benefit',
    answer:
      'Buyers see the project at any hour, from anywhere, before they travel. Those who come afterwards mean it: the **show-up rate is 80%**, against 40% for traditional visits.',
  },
  {
    id: 'ai-agents',
    questions: [
      'What is an AI sales agent?',
      'What can the AI agents do?',
      'How do AI agents work?',
    ],
    keywords:
      'ai sales agent bot chatbot voice call chat feature 24/7 availability night automatic answer book booking site visit appointment',
    answer:
      'An **AI sales agent** talks to your prospects by chat, voice and WhatsApp, day and night:\n\n1. it answers the first inquiry, in the language of the buyer\n2. it qualifies the lead as **Hot, Warm or Cold**\n3. it books the site visit and confirms it by WhatsApp',
  },
  {
    id: 'lead-qualification',
    questions: ['How are leads qualified?', 'What is lead scoring?'],
    keywords: 'lead qualify qualification score scoring hot warm cold prospect follow-up',
    answer:
      'The AI agent scores each lead as **Hot**, **Warm** or **Cold** while it talks to them, so that your team calls the right ones first, and it follows up by itself.',
  },
  {
    id: 'whatsapp',
    questions: ['Does it work with WhatsApp?', 'Do you have WhatsApp integration?'],
    keywords: 'whatsapp message integration confirmation booking appointment lead bot agent',
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
    answer:
      'The **AI property intelligence engine** answers questions about property: research, market analysis, investment. You ask by voice or text, in your own language. It serves buyers, agents and builders, and is integrated in under 24 hours.',
  },
  {
    id: 'for-buyers',
    questions: ['What is in it for home buyers?', 'How does it help a buyer?'],
    keywords: 'buyer buying home purchase flat benefit help use case investor',
    answer:
      'What we claim for buyers: 95% faster property discovery, 80% more confident decisions, 60% better investment outcomes and native-language support. See [Use cases](/use-cases).',
  },
  {
    id: 'for-agents',
    questions: ['How does it help real estate agents?', 'What is in it for brokers?'],
    keywords: 'real estate agent broker realtor benefit help use case',
    answer:
      'What we claim for agents: 300% faster client preparation, 50% higher conversion, 25% better deal closure and professional presentations. See [Use cases](/use-cases).',
  },
  {
    id: 'for-builders',
    questions: ['How does it help builders?', 'What is in it for developers?'],
    keywords: 'builder developer construction benefit help use case project',
    answer:
      'What we claim for builders: 40% better project positioning, 15% higher pre-sales conversion, 30% improved customer satisfaction and reduced market risk. See [Use cases](/use-cases).',
  },
  {
    id: 'languages',
    questions: ['Which languages do you support?', 'What languages does it speak?'],
    keywords:
      'language multilingual regional speak talk agent engine hindi english kannada tamil telugu marathi gujarati bengali malayalam punjabi odia assamese',
    answer:
      'There are 12: Hindi, English, Kannada, Tamil, Telugu, Marathi, Gujarati, Bengali, Malayalam, Punjabi, Odia and Assamese. **Professional AI** speaks 12+, **Starter AI** English only.',
  },
  {
    id: 'results',
    questions: [
      'What results can I expect?',
      'Does it really work?',
      'What is the return on investment?',
    ],
    keywords: 'result roi return conversion sale increase proof success outcome client rate',
    answer:
      'Our clients see up to **4× the conversions** and **40% lower cost**, with the first leads within 48 hours. The [success stories](/case-studies) tell three of them with numbers.',
  },
  {
    id: 'savings',
    questions: ['How much money can I save?', 'How does the savings calculator work?'],
    keywords: 'save saving calculator team cost reduce salary instead of',
    answer:
      'The calculator takes what your sales team costs a month and subtracts ₹30,000 for the AI agent. For a team of ₹2,00,000 that saves **₹1,70,000 a month**, ₹20,40,000 a year. It is on the [AI agents](/ai-sales-agents) page.',
  },
  {
    id: 'properties',
    questions: [
      'Which properties do you have?',
      'Which homes can I buy?',
      'Tell me about the sample projects',
    ],
    keywords:
      'property properties home homes flat flats villa villas penthouse bhk projects meridian heights laterite court harbour sky apartment project buy sample possession price Whitefield, Bangalore Baner, Pune Worli, Mumbai',
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
        'meridian',
        'heights',
        'laterite',
        'court',
        'harbour',
        'sky',
      ],
    ],
    answer:
      'We sell tools to builders, not homes. These are the sample projects that our agents talk about:\n\n- **Meridian Heights**, Whitefield, Bangalore: 2 and 3 BHK, ₹85 lakh to ₹1.45 crore, possession in December 2026\n- **Laterite Court**, Baner, Pune: 3 and 4 BHK villas, ₹2.1 crore to ₹3.6 crore, launch in March 2026\n- **Harbour Sky**, Worli, Mumbai: 4 BHK penthouses, ₹11.5 crore to ₹18 crore, possession in June 2027',
  },
  {
    id: 'tour-prices',
    questions: [
      'How much are the virtual tours?',
      'Do you have virtual tours?',
      'Virtual tour packages',
    ],
    keywords:
      'price pricing cost how much charge plans packages options monthly yearly 360 tour packages per project',
    answer:
      '**Virtual tour packages**\n\n| Plan | Per project | Per year (10 projects) |\n| --- | --- | --- |\n| Basic Tour | ₹20,000 | ₹2,00,000 |\n| Premium Package | ₹35,000 | ₹3,50,000 |\n| Enterprise Solution | ₹75,000 | ₹7,50,000 |',
  },
  {
    id: 'tour-comparison',
    questions: [
      'What is the difference between Basic Tour basic virtual tour package and Premium Package premium virtual tour and Enterprise Solution enterprise virtual tours?',
    ],
    keywords:
      'difference different compare comparison versus vs virtual tours 360 tour packages plans packages',
    needs: [['difference', 'different', 'compare', 'comparison', 'versus', 'vs']],
    answer:
      '**Virtual tour packages**\n\n| Plan | Per project | Per year (10 projects) |\n| --- | --- | --- |\n| Basic Tour | ₹20,000 | ₹2,00,000 |\n| Premium Package | ₹35,000 | ₹3,50,000 |\n| Enterprise Solution | ₹75,000 | ₹7,50,000 |\n\n- **Basic Tour** has 1 unit, 5 custom hotspots, basic analytics and hosting included for 6 months, without VR, floor plans or WhatsApp integration.\n- **Premium Package** has multiple units, unlimited hotspots, VR, advanced analytics, branding, floor plans, WhatsApp integration and hosting included for 12 months.\n- **Enterprise Solution** has everything in Premium; tours from drawings, before anything is built; your own domain and brand; a manager for your account and hosting included for a lifetime.',
  },
  {
    id: 'tour-basic',
    questions: [
      'How much is Basic Tour?',
      'Price of the Basic Tour plan',
      'What is in Basic Tour?',
    ],
    keywords:
      'price pricing cost how much charge basic virtual tour package include included features package plan monthly month 1 unit 5 custom hotspots Basic analytics Hosting included for 6 months',
    answer:
      '**Basic Tour** is **₹20,000 per project**, or ₹2,00,000 per year (10 projects), with 1 unit, 5 custom hotspots, basic analytics and hosting included for 6 months, without VR, floor plans or WhatsApp integration.',
  },
  {
    id: 'tour-basic-yearly',
    questions: ['How much is Basic Tour yearly?', 'Basic Tour per year'],
    keywords:
      'price pricing cost how much charge basic virtual tour package year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['basic']],
    answer: '**Basic Tour** is **₹2,00,000 per year (10 projects)**: ten times the monthly price.',
  },
  {
    id: 'tour-premium',
    questions: [
      'How much is Premium Package?',
      'Price of the Premium Package plan',
      'What is in Premium Package?',
    ],
    keywords:
      'price pricing cost how much charge premium virtual tour include included features package plan monthly month Multiple units Unlimited hotspots VR Advanced analytics Branding Floor plans WhatsApp integration Hosting included for 12 months',
    answer:
      '**Premium Package** is **₹35,000 per project**, or ₹3,50,000 per year (10 projects), with multiple units, unlimited hotspots, VR, advanced analytics, branding, floor plans, WhatsApp integration and hosting included for 12 months.',
  },
  {
    id: 'tour-premium-yearly',
    questions: ['How much is Premium Package yearly?', 'Premium Package per year'],
    keywords:
      'price pricing cost how much charge premium virtual tour year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['premium']],
    answer:
      '**Premium Package** is **₹3,50,000 per year (10 projects)**: ten times the monthly price.',
  },
  {
    id: 'tour-enterprise',
    questions: [
      'How much is Enterprise Solution?',
      'Price of the Enterprise Solution plan',
      'What is in Enterprise Solution?',
    ],
    keywords:
      'price pricing cost how much charge enterprise virtual tours include included features package plan monthly month Everything in Premium Tours from drawings, before anything is built Your own domain and brand A manager for your account Hosting included for a lifetime',
    answer:
      '**Enterprise Solution** is **₹75,000 per project**, or ₹7,50,000 per year (10 projects), with everything in Premium; tours from drawings, before anything is built; your own domain and brand; a manager for your account and hosting included for a lifetime.',
  },
  {
    id: 'tour-enterprise-yearly',
    questions: ['How much is Enterprise Solution yearly?', 'Enterprise Solution per year'],
    keywords:
      'price pricing cost how much charge enterprise virtual tours year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['enterprise']],
    answer:
      '**Enterprise Solution** is **₹7,50,000 per year (10 projects)**: ten times the monthly price.',
  },
  {
    id: 'agent-prices',
    questions: [
      'How much are the AI sales agents?',
      'Do you have AI sales agents?',
      'AI agent plans',
    ],
    keywords:
      'price pricing cost how much charge plans packages options monthly yearly bot a month',
    answer:
      '**AI agent plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Starter AI | ₹30,000 | ₹3,00,000 |\n| Professional AI | ₹50,000 | ₹5,00,000 |\n| Enterprise AI | ₹1,00,000 | ₹10,00,000 |\n\nLaunch offers: Starter AI 40% off and Professional AI 33% off.',
  },
  {
    id: 'agent-comparison',
    questions: [
      'What is the difference between Starter AI starter agent plan and Professional AI professional pro agent plan and Enterprise AI enterprise agent plan?',
    ],
    keywords:
      'difference different compare comparison versus vs AI sales agents bot plans packages',
    needs: [['difference', 'different', 'compare', 'comparison', 'versus', 'vs']],
    answer:
      '**AI agent plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Starter AI | ₹30,000 | ₹3,00,000 |\n| Professional AI | ₹50,000 | ₹5,00,000 |\n| Enterprise AI | ₹1,00,000 | ₹10,00,000 |\n\nLaunch offers: Starter AI 40% off and Professional AI 33% off.\n\n- **Starter AI** has 500 conversations per month, English only, lead qualification and smart follow-ups, without further languages or white-label.\n- **Professional AI** has 2,000 conversations per month; 12+ languages; Hot, Warm and Cold scoring; visits booked into your calendar and integration with your CRM, without white-label.\n- **Enterprise AI** has unlimited conversations, 12+ languages, white-label, voices of your own and a manager for your account.',
  },
  {
    id: 'agent-starter',
    questions: [
      'How much is Starter AI?',
      'Price of the Starter AI plan',
      'What is in Starter AI?',
    ],
    keywords:
      'price pricing cost how much charge starter agent plan include included features package plan monthly month 500 conversations per month English only Lead qualification Smart follow-ups',
    answer:
      '**Starter AI** is **₹30,000 a month** instead of ₹50,000, or ₹3,00,000 a year, with 500 conversations per month, English only, lead qualification and smart follow-ups, without further languages or white-label.',
  },
  {
    id: 'agent-starter-yearly',
    questions: ['How much is Starter AI yearly?', 'Starter AI per year'],
    keywords:
      'price pricing cost how much charge starter agent plan year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['starter']],
    answer:
      '**Starter AI** is **₹3,00,000 a year** instead of ₹5,00,000: ten times the monthly price.',
  },
  {
    id: 'agent-professional',
    questions: [
      'How much is Professional AI?',
      'Price of the Professional AI plan',
      'What is in Professional AI?',
    ],
    keywords:
      'price pricing cost how much charge professional pro agent plan include included features package plan monthly month 2,000 conversations per month 12+ languages Hot, Warm and Cold scoring Visits booked into your calendar Integration with your CRM',
    answer:
      '**Professional AI** is **₹50,000 a month** instead of ₹75,000, or ₹5,00,000 a year, with 2,000 conversations per month; 12+ languages; Hot, Warm and Cold scoring; visits booked into your calendar and integration with your CRM, without white-label.',
  },
  {
    id: 'agent-professional-yearly',
    questions: ['How much is Professional AI yearly?', 'Professional AI per year'],
    keywords:
      'price pricing cost how much charge professional pro agent plan year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['professional', 'pro'],
    ],
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
      'price pricing cost how much charge enterprise agent plan include included features package plan monthly month Unlimited conversations 12+ languages White-label Voices of your own A manager for your account',
    answer:
      '**Enterprise AI** is **₹1,00,000 a month**, or ₹10,00,000 a year, with unlimited conversations, 12+ languages, white-label, voices of your own and a manager for your account.',
  },
  {
    id: 'agent-enterprise-yearly',
    questions: ['How much is Enterprise AI yearly?', 'Enterprise AI per year'],
    keywords:
      'price pricing cost how much charge enterprise agent plan year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['enterprise']],
    answer: '**Enterprise AI** is **₹10,00,000 a year**: ten times the monthly price.',
  },
  {
    id: 'bundle-prices',
    questions: ['How much are the bundles?', 'Do you have bundles?', 'Bundles'],
    keywords:
      'price pricing cost how much charge plans packages options monthly yearly tours and AI agents together both a month',
    answer:
      '**Bundles**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Growth Bundle | ₹60,000 | ₹6,00,000 |\n| Scale Bundle | ₹1,35,000 | ₹13,50,000 |\n\nThey save you ₹25,000 and ₹40,000 a month.',
  },
  {
    id: 'bundle-comparison',
    questions: [
      'What is the difference between Growth Bundle growth tours agents together and Scale Bundle scale tours agents together?',
    ],
    keywords:
      'difference different compare comparison versus vs bundles tours and AI agents together both plans packages',
    needs: [['difference', 'different', 'compare', 'comparison', 'versus', 'vs']],
    answer:
      '**Bundles**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Growth Bundle | ₹60,000 | ₹6,00,000 |\n| Scale Bundle | ₹1,35,000 | ₹13,50,000 |\n\nThey save you ₹25,000 and ₹40,000 a month.\n\n- **Growth Bundle** has Premium tours, Starter AI and one dashboard for both.\n- **Scale Bundle** has Enterprise tours, Professional AI and one dashboard for both.',
  },
  {
    id: 'bundle-growth',
    questions: [
      'How much is Growth Bundle?',
      'Price of the Growth Bundle plan',
      'What is in Growth Bundle?',
    ],
    keywords:
      'price pricing cost how much charge growth tours agents together include included features package plan monthly month Premium tours Starter AI One dashboard for both',
    answer:
      '**Growth Bundle** is **₹60,000 a month** instead of ₹85,000, or ₹6,00,000 a year, with Premium tours, Starter AI and one dashboard for both.',
  },
  {
    id: 'bundle-growth-yearly',
    questions: ['How much is Growth Bundle yearly?', 'Growth Bundle per year'],
    keywords:
      'price pricing cost how much charge growth tours agents together year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['growth']],
    answer:
      '**Growth Bundle** is **₹6,00,000 a year** instead of ₹8,50,000: ten times the monthly price.',
  },
  {
    id: 'bundle-scale',
    questions: [
      'How much is Scale Bundle?',
      'Price of the Scale Bundle plan',
      'What is in Scale Bundle?',
    ],
    keywords:
      'price pricing cost how much charge scale tours agents together include included features package plan monthly month Enterprise tours Professional AI One dashboard for both',
    answer:
      '**Scale Bundle** is **₹1,35,000 a month** instead of ₹1,75,000, or ₹13,50,000 a year, with Enterprise tours, Professional AI and one dashboard for both.',
  },
  {
    id: 'bundle-scale-yearly',
    questions: ['How much is Scale Bundle yearly?', 'Scale Bundle per year'],
    keywords:
      'price pricing cost how much charge scale tours agents together year yearly annual annually plan package',
    needs: [['year', 'yearly', 'annual', 'annually'], ['scale']],
    answer:
      '**Scale Bundle** is **₹13,50,000 a year** instead of ₹17,50,000: ten times the monthly price.',
  },
  {
    id: 'engine-prices',
    questions: [
      'How much are the intelligence engine plans?',
      'Do you have intelligence engine plans?',
      'Intelligence engine plans',
    ],
    keywords:
      'price pricing cost how much charge plans packages options monthly yearly property a month',
    answer:
      '**Intelligence engine plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Basic Explorer | ₹999 | ₹9,990 |\n| Smart Investor | ₹2,499 | ₹24,990 |\n| Pro Researcher | ₹4,999 | ₹49,990 |\n| Team Starter | ₹9,999 | ₹99,990 |\n| Business Pro | ₹24,999 | ₹2,49,990 |\n\nThere is also **Enterprise** for business, at a custom price. The other plans begin with 7 days free.',
  },
  {
    id: 'engine-comparison',
    questions: [
      'What is the difference between Basic Explorer explorer individual intelligence engine and Smart Investor investor individual intelligence engine and Pro Researcher researcher individual intelligence engine and Team Starter team business intelligence engine and Business Pro company business intelligence engine?',
    ],
    keywords:
      'difference different compare comparison versus vs intelligence engine plans property plans packages',
    needs: [['difference', 'different', 'compare', 'comparison', 'versus', 'vs']],
    answer:
      '**Intelligence engine plans**\n\n| Plan | A month | A year |\n| --- | --- | --- |\n| Basic Explorer | ₹999 | ₹9,990 |\n| Smart Investor | ₹2,499 | ₹24,990 |\n| Pro Researcher | ₹4,999 | ₹49,990 |\n| Team Starter | ₹9,999 | ₹99,990 |\n| Business Pro | ₹24,999 | ₹2,49,990 |\n\nThere is also **Enterprise** for business, at a custom price. The other plans begin with 7 days free.\n\n- **Basic Explorer** has 100 AI queries per month, 5 languages and prices and neighbourhoods, without investment analysis or API access.\n- **Smart Investor** has 500 AI queries per month, 12+ languages, investment analysis and price alerts, without API access.\n- **Pro Researcher** has unlimited AI queries, all languages, limited API access and reports to share.\n- **Team Starter** has 2,000 AI queries per month, up to 5 members and shared workspaces, without your own branding.\n- **Business Pro** has 10,000 AI queries per month, up to 25 members, your own branding and CRM integration.',
  },
  {
    id: 'engine-basic',
    questions: [
      'How much is Basic Explorer?',
      'Price of the Basic Explorer plan',
      'What is in Basic Explorer?',
    ],
    keywords:
      'price pricing cost how much charge explorer individual intelligence engine include included features package plan monthly month 100 AI queries per month 5 languages Prices and neighbourhoods',
    answer:
      '**Basic Explorer** is **₹999 a month**, or ₹9,990 a year, with 100 AI queries per month, 5 languages and prices and neighbourhoods, without investment analysis or API access.',
  },
  {
    id: 'engine-basic-yearly',
    questions: ['How much is Basic Explorer yearly?', 'Basic Explorer per year'],
    keywords:
      'price pricing cost how much charge explorer individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['basic', 'explorer'],
    ],
    answer: '**Basic Explorer** is **₹9,990 a year**: ten times the monthly price.',
  },
  {
    id: 'engine-smart',
    questions: [
      'How much is Smart Investor?',
      'Price of the Smart Investor plan',
      'What is in Smart Investor?',
    ],
    keywords:
      'price pricing cost how much charge investor individual intelligence engine include included features package plan monthly month 500 AI queries per month 12+ languages Investment analysis Price alerts',
    answer:
      '**Smart Investor** is **₹2,499 a month** instead of ₹3,499, or ₹24,990 a year, with 500 AI queries per month, 12+ languages, investment analysis and price alerts, without API access.',
  },
  {
    id: 'engine-smart-yearly',
    questions: ['How much is Smart Investor yearly?', 'Smart Investor per year'],
    keywords:
      'price pricing cost how much charge investor individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['smart', 'investor'],
    ],
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
      'price pricing cost how much charge researcher individual intelligence engine include included features package plan monthly month Unlimited AI queries All languages Limited API access Reports to share',
    answer:
      '**Pro Researcher** is **₹4,999 a month**, or ₹49,990 a year, with unlimited AI queries, all languages, limited API access and reports to share.',
  },
  {
    id: 'engine-pro-yearly',
    questions: ['How much is Pro Researcher yearly?', 'Pro Researcher per year'],
    keywords:
      'price pricing cost how much charge researcher individual intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['pro', 'researcher'],
    ],
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
      'price pricing cost how much charge team business intelligence engine include included features package plan monthly month 2,000 AI queries per month Up to 5 members Shared workspaces',
    answer:
      '**Team Starter** is **₹9,999 a month**, or ₹99,990 a year, with 2,000 AI queries per month, up to 5 members and shared workspaces, without your own branding.',
  },
  {
    id: 'engine-team-yearly',
    questions: ['How much is Team Starter yearly?', 'Team Starter per year'],
    keywords:
      'price pricing cost how much charge team business intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['team', 'starter'],
    ],
    answer: '**Team Starter** is **₹99,990 a year**: ten times the monthly price.',
  },
  {
    id: 'engine-business',
    questions: [
      'How much is Business Pro?',
      'Price of the Business Pro plan',
      'What is in Business Pro?',
    ],
    keywords:
      'price pricing cost how much charge company business intelligence engine include included features package plan monthly month 10,000 AI queries per month Up to 25 members Your own branding CRM integration',
    answer:
      '**Business Pro** is **₹24,999 a month** instead of ₹34,999, or ₹2,49,990 a year, with 10,000 AI queries per month, up to 25 members, your own branding and CRM integration.',
  },
  {
    id: 'engine-business-yearly',
    questions: ['How much is Business Pro yearly?', 'Business Pro per year'],
    keywords:
      'price pricing cost how much charge company business intelligence engine year yearly annual annually plan package',
    needs: [
      ['year', 'yearly', 'annual', 'annually'],
      ['business', 'pro'],
    ],
    answer:
      '**Business Pro** is **₹2,49,990 a year** instead of ₹3,49,990: ten times the monthly price.',
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
    ],
    keywords:
      'price pricing cost how much charge offer plans packages subscription expensive cheap cheapest affordable budget',
    answer:
      'The prices begin at:\n\n- **Virtual tours**: ₹20,000 per project\n- **AI sales agents**: ₹30,000 a month (launch price)\n- **Bundles of both**: ₹60,000 a month\n- **Intelligence engine**: ₹999 a month\n\nWhich of them shall I tell you more about?',
  },
  {
    id: 'yearly-billing',
    questions: ['Is it cheaper by the year?', 'Do you have yearly prices?', 'Annual billing'],
    keywords: 'year yearly annual annually save saving discount price billing month monthly',
    answer:
      'Yes: a year costs as much as **ten months** (*Save 17%*). Professional AI is ₹50,000 a month or ₹5,00,000 a year. Virtual tours at the yearly price cover 10 projects.',
  },
  {
    id: 'enterprise-plans',
    questions: ['What does Enterprise cost?', 'How much is the Enterprise plan?', 'Enterprise'],
    keywords: 'price pricing cost how much charge enterprise large custom',
    answer:
      'There are three Enterprise plans:\n\n- **Enterprise Solution** (virtual tours): ₹75,000 per project\n- **Enterprise AI** (sales agents): ₹1,00,000 a month\n- **Enterprise** (intelligence engine): a custom price, with unlimited AI queries, unlimited members, trained on your data and a manager for your account',
  },
  {
    id: 'discounts',
    questions: ['Do you have any discounts or offers?', 'What is the launch price?'],
    keywords:
      'discount offer launch deal promotion coupon reduction reduced percent off sale special buy',
    answer:
      'These are reduced at the moment:\n\n- **Starter AI**: ₹30,000 instead of ₹50,000 a month\n- **Professional AI**: ₹50,000 instead of ₹75,000 a month\n- **Growth Bundle**: ₹60,000 instead of ₹85,000 a month\n- **Scale Bundle**: ₹1,35,000 instead of ₹1,75,000 a month\n- **Smart Investor**: ₹2,499 instead of ₹3,499 a month\n- **Business Pro**: ₹24,999 instead of ₹34,999 a month',
  },
  {
    id: 'trial',
    questions: ['Is there a free trial?', 'Can I try it for free?'],
    keywords: 'trial try free test credit card cost start long',
    answer:
      'Yes: **7 days free with 50 AI queries**, on all paid plans of the intelligence engine. No credit card is needed.',
  },
  {
    id: 'money-back',
    questions: ['Can I get my money back?', 'What is your refund policy?', 'Is there a guarantee?'],
    keywords: 'refund money back guarantee return satisfaction satisfied unhappy happy',
    answer: 'Yes, there is a **30-day money-back guarantee**.',
  },
  {
    id: 'cancel',
    questions: ['Can I cancel anytime?', 'How do I cancel my subscription?'],
    keywords:
      'cancel cancellation stop terminate end quit leave contract lock-in subscription plan notice',
    answer:
      'You can **cancel anytime**. The legal terms ask for 30 days’ notice to end a contract, and there is a 30-day money-back guarantee.',
  },
  {
    id: 'setup-fees',
    questions: ['Are there any setup fees?', 'Are there hidden costs?'],
    keywords: 'setup fee hidden cost extra charge one-time installation onboarding',
    needs: [['setup', 'fee', 'hidden', 'extra', 'charge', 'installation', 'onboarding']],
    answer: 'There are **no setup fees**, and you can cancel anytime.',
  },
  {
    id: 'plan-change',
    questions: ['Can I change my plan?', 'Can I upgrade or downgrade?'],
    keywords: 'change switch upgrade downgrade plan upgrading billing cycle',
    answer:
      'Yes. Upgrades take effect immediately. Downgrades take effect at the next billing cycle.',
  },
  {
    id: 'queries',
    questions: [
      'What is a query?',
      'Do unused queries roll over?',
      'What happens to unused queries?',
    ],
    keywords: 'query queries question count unused roll rollover carry over next month limit',
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
    answer:
      'Add-ons to the intelligence engine:\n\n- extra queries: ₹5 per 100\n- custom AI training: ₹25,000 one-time\n- dedicated support: ₹5,000 per month\n- advanced analytics: ₹10,000 per month',
  },
  {
    id: 'delivery',
    questions: [
      'How long does it take?',
      'How soon is a virtual tour ready?',
      'When can you deliver?',
      'How long does the setup take?',
    ],
    keywords:
      'delivery deliver time long take fast quick soon ready days setup start go live launch turnaround timeline integration lead first',
    answer:
      '- **Virtual tours**: 7–10 days\n- **AI agents**: 3–5 days\n- **Intelligence engine**: integrated in under 24 hours\n\nA whole setup takes 10–14 days, and the first leads come within 48 hours.',
  },
  {
    id: 'hosting',
    questions: ['How long are tours hosted?', 'Is hosting included?'],
    keywords: 'hosting host hosted included online tour server months lifetime',
    answer:
      'Hosting is included: **6 months** with the Basic Tour, **12 months** with the Premium Package and **a lifetime** with the Enterprise Solution.',
  },
  {
    id: 'response-time',
    questions: ['How fast does the AI answer?', 'What is the response time?'],
    keywords: 'response respond reply fast second speed latency quick answer time',
    answer:
      'The AI answers in **under 2 seconds**, and every lead gets a response within 30 seconds.',
  },
  {
    id: 'security',
    questions: ['Is my data secure?', 'How do you protect my data?', 'Is it safe?'],
    keywords:
      'security secure safe encryption encrypted tls aes protect protection data uptime breach hack',
    answer:
      'Data is encrypted with **TLS 1.3** on the way and **AES-256** at rest. Uptime is 99.9%, and a breach would be notified within 72 hours. More under [Legal](/legal).',
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
    answer:
      'Customer data is kept for **the service period plus 2 years**; support tickets 2 years; tour analytics 5 years, aggregated; marketing data until you opt out, or after 3 years of inactivity. A request about your data rights is answered within 30 days. More under [Legal](/legal).',
  },
  {
    id: 'legal',
    questions: ['What are your terms of service?', 'Which law applies?', 'What about liability?'],
    keywords:
      'terms conditions legal law jurisdiction arbitration court liability contract agreement',
    answer:
      'The law of India applies, with arbitration in Bangalore. Liability is capped at 12 months of fees, and prices change with 30 days’ notice only. The whole text is under [Legal](/legal).',
  },
  {
    id: 'contact',
    questions: [
      'How can I contact you?',
      'Can I talk to a human?',
      'Can I speak to a person of your sales team?',
      'What is your phone number?',
      'Can you call me back?',
      'Do you offer support?',
    ],
    keywords:
      'contact reach email mail phone telephone number call sales human person team form support talk speak',
    answer:
      'Write to the team with the form on the [Contact](/contact) page, or to hello@parikrama.example, or call **+91 80 5550 0142**. You get a reply within 24 hours, in business hours within 2 hours.',
  },
  {
    id: 'hours',
    questions: [
      'What are your opening hours?',
      'When are you open?',
      'What are your business hours?',
    ],
    keywords:
      'open opening business working hour time close closed day weekend saturday sunday today available',
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
    ],
    keywords:
      'office location located address city bangalore bengaluru mumbai delhi ncr headquarters based near india chennai hyderabad pune kolkata',
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
    ],
    keywords:
      'demo demonstration book booking schedule meeting appointment live presentation start begin buy order purchase sign register',
    answer:
      'Gladly: choose **Book Demo** at the top of the page, or go to [Contact](/contact) and leave your name, e-mail and phone number. The team then arranges a time with you.',
  },
  {
    id: 'about',
    questions: ['Who is behind this company?', 'Tell me about the company'],
    keywords:
      'company about team founder founders leadership owner ceo mission history experience clients projects partners',
    answer:
      '**Parikrama** works for property builders and developers in India, with **500+ projects** delivered. It is led by kavya Iyer (chief executive and co-founder) and arjun Menon (chief technology officer and co-founder). The [About](/about) page tells our mission and introduces them.',
  },
  {
    id: 'success-stories',
    questions: [
      'Do you have case studies?',
      'Who are your customers?',
      'Who are your clients?',
      'Can I see success stories?',
    ],
    keywords:
      'case study studies success story reference customer client testimonial review builder partner',
    answer:
      'Yes: [success stories](/case-studies) of **Riverleaf** by Kaveri Habitat, **Laterite Court** by Sahyadri Meadows and **Harbour Sky** by Northline Estates, with challenge, solution and numbers before and after. More than 500 builders work with us.',
  },
  {
    id: 'samples',
    questions: ['Can I see a sample tour?', 'Do you have examples of your work?'],
    keywords: 'sample tour example gallery portfolio see look view watch preview',
    answer:
      'Yes, the gallery on the [Virtual Tours](/virtual-tours) page has 3 tours that you can walk through: **Meridian Heights, 3 BHK** in Whitefield, Bangalore; **Laterite Court, garden villa** in Baner, Pune; **Harbour Sky, penthouse** in Worli, Mumbai.',
  },
  {
    id: 'resources',
    questions: ['Do you have guides to download?', 'Where is your resource hub?'],
    keywords: 'resource guide download checklist template webinar blog article learn pdf ebook',
    answer:
      'The [resource hub](/resources) has guides, buyer tools, templates and webinars, such as **The launch guide to virtual tours**, **Site visit checklist for families**, **Selling in Kannada: what the agents heard** and **Riverleaf: 24 bookings a month without a sample flat**. You can search and filter them.',
  },
  {
    id: 'newsletter',
    questions: ['Do you have a newsletter?', 'How do I subscribe to news?'],
    keywords: 'newsletter subscribe subscriber sign news update mail',
    answer:
      'Yes, with more than 2,500 subscribers. The box for it is in the [resource hub](/resources).',
  },
];
