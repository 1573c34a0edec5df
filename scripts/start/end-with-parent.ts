/**
 * Loaded before the provider's own entry: however the starting process ends, even without a chance
 * to clean up, the channel to it closes, and the provider stops as if told to.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
