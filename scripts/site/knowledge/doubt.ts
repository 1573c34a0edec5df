/** What is said by those who ask whether something is so. */
export const DOUBTS = 'real,true,genuine,authentic,fake,legit,invented,made up'.split(',');
