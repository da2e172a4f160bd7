/** Which jobs each cron of wrangler.toml sets off. The minute cron also sends whatever is due. */
export const CRON_JOBS: readonly { cron: string; name: string }[] = [{ cron: "0 * * * *", name: "forget-expired" }];
