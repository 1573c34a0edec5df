import type { KnowledgeEntry } from './entry.js';

/** What one may ask about, as the lines of a list. */
export const WHAT_TO_ASK: readonly string[] = [
  '- **virtual tours**, **AI sales agents** and the **intelligence engine**',
  '- prices, free trial and money-back guarantee',
  '- languages, delivery times and security',
  '- booking a demo, contact and opening hours',
];

/** Phrases, as a list with commas. */
const either = (phrases: string) => phrases.split(', ');

/**
 * What people say to be polite, or about the assistant itself. A message is small talk where it is
 * made of these phrases and nothing else: "how are you" is, "how are your prices" is not.
 */
export const smallTalkEntries: readonly KnowledgeEntry[] = [
  {
    id: 'greeting',
    questions: either(
      'hi, hello, hey, hallo, hiya, howdy, namaste, namaskar, greetings, नमस्ते, hi there, ' +
        'hello there, hey there, hello again, yo, hi again, nice to meet you, good morning, good ' +
        'afternoon, good evening, good day, hi all, hello everyone',
    ),
    answer:
      'Hello! Ask me about **virtual tours**, **AI sales agents**, prices, or how to book a demo.',
  },
  {
    id: 'how-are-you',
    questions: either(
      'how are you, how are you doing, how are you today, how are you doing today, how is it ' +
        'going, how are things, how do you do, what is up, what is up with you, kaise ho, aap ' +
        'kaise ho, kaise hain aap, aap kaise hain, kya haal hai',
    ),
    answer: 'I am well, thank you! What would you like to know?',
  },
  {
    id: 'thanks',
    questions: either(
      'thanks, thank you, many thanks, thanks a lot, thank you so much, no thanks, for your ' +
        'help, for the help, for your time, for helping me, thank you very much, thanks very ' +
        'much, thanks for your help, thank you for your help, thanks for the information, thank ' +
        'you for the information, thanks for the info, thank you for the info, much appreciated, ' +
        'dhanyavaad, shukriya, bahut dhanyavaad, bahut shukriya, great, perfect, awesome, cool, ' +
        'nice, wonderful, excellent, super, amazing, good, very good, helpful, got it, i see, ' +
        'understood, no problem, that is great, that is good, that is helpful, that was helpful, ' +
        'that is perfect, that is nice, that is cool, very helpful, you are great, sounds good',
    ),
    answer: 'You are welcome! Is there anything else that you would like to know?',
  },
  {
    id: 'goodbye',
    questions: either(
      'bye, bye bye, i will contact you later, i will call you later, goodbye, good bye, good night, bye for now, alvida, take care, see you, ' +
        'cya, see you later, see you soon, talk to you later, have a nice day, have a good day, ' +
        'have a great day, that is all, that will be all, that is it, that is all for now, ' +
        'nothing else, nothing more, no more questions',
    ),
    answer: 'Goodbye, and thank you for stopping by!',
  },
  {
    id: 'hearing',
    questions: either(
      'are you there, are you still there, you there, is anyone there, is anybody there, is ' +
        'somebody there, is someone there, anyone there, anybody there, can you hear me, can you ' +
        'hear me now, do you hear me, am i audible, mic test',
    ),
    answer: 'Yes, I hear you. What would you like to know?',
  },
  {
    id: 'about-assistant',
    questions: either(
      'who are you, what are you, what is it, who is this, what is your name, your name, tell ' +
        'me about yourself, introduce yourself, aap kaun ho, tum kaun ho, aap kaun hain, aapka ' +
        'naam kya hai, who made you, who built you, who created you, who trained you, which ' +
        'language model do you use, what model are you, are you chatgpt, are you gpt, do you use ' +
        'chatgpt, are you a real person, are you real, are you human, are you a person, are you a ' +
        'robot, are you a bot, are you an ai, are you ai, are you an ai assistant, is this a bot, ' +
        'is this a chatbot, are you an agent, are you a chatbot, is this a robot, is this an ai, ' +
        'is this a real person, is this a human, am i talking to a bot, am i talking to a human, ' +
        'am i talking to a person, am i talking to a real person, am i talking to a robot, am i ' +
        'speaking to a human, am i speaking with a person, am i chatting with a bot, am i talking ' +
        'to an ai, human or bot, robot or human',
    ),
    answer:
      'I am the AI assistant of this site, not a person. I know about virtual tours, AI sales agents, the intelligence ' +
      'engine, their prices and terms.',
  },
  {
    id: 'help',
    questions: either(
      'help, help me, can you help me, could you help me, can you please help, menu, i need ' +
        'help, i need some help, i want help, need help, how can you help me, how can you help, ' +
        'can you help, what can you do, what could you do, what can you do for me, what can you ' +
        'help me with, what do you know, options, what can you tell me, what can i ask, what can ' +
        'i ask you, what should i ask, what can i ask you about, i have a question, i have some ' +
        'questions, can i ask you, can i ask a question, i want to ask something, can i ask you ' +
        'something, i have a doubt, i need information, i want information, i need some ' +
        'information, test, testing, testing 123, test 123, this is a test, more, tell me more, ' +
        'please tell me more, show me more, more details, details, more information, more info, ' +
        'what else, tell me something, tell me everything, mujhe madad chahiye',
    ),
    answer: ['You can ask me about:', '', ...WHAT_TO_ASK].join('\n'),
  },
  {
    id: 'which-one',
    questions: either('which one, which of them'),
    answer:
      'Which one would you like to hear about? Say its name, or its number in the list: “the first one”.',
  },
  {
    id: 'yes-no',
    questions: either(
      'yes, yeah, yep, yup, no, k, not interested, i will think about it, let me think, nope, not now, ok, okay, sure, fine, right, alright, all right, ' +
        'of course, go ahead, please, hmm, not really, maybe, haan, ha, nahi, theek hai, theek, ' +
        'achha, ji, i do, i would, correct',
    ),
    answer: 'All right. What would you like to know?',
  },
  {
    id: 'stop',
    questions: either('stop, stop it, stop talking, be quiet, wait, hold on, one moment, enough'),
    answer: 'All right. Ask me again whenever you like.',
  },
  {
    id: 'misunderstood',
    questions: either(
      'sorry, pardon, say that again, please repeat, can you repeat that, what did you say, i do not understand, i dont understand, i did not understand, not helpful, wrong, that ' +
        'is wrong, that is not what i asked, that is not what i meant, no not that, you did not ' +
        'answer my question, that does not help, wrong answer, what do you mean',
    ),
    answer:
      'I am sorry. Please ask it in other words, or ask the team: they are a form or a call away on the [Contact](/contact) page.',
  },
];
