/**
 * Loaded first into a process that is started with a channel to whoever starts it: it ends as if it were asked to once that
 * process is gone, however it went.
 */
process.once("disconnect", () => {
	// Wrangler closes its channel when it ends, which is an error where there is none any more.
	Reflect.deleteProperty(process, "disconnect");
	process.kill(process.pid, "SIGTERM");
});
// Listening would keep a process that has nothing else to do.
process.channel?.unref();
