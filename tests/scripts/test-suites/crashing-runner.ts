console.log('something was said');
process.exit(4);
