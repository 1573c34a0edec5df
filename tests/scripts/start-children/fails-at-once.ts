console.error('the voices are missing');
process.exit(4);
