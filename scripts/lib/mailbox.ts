/** The newest sign-in link of a served instance's mailbox, waiting for the job that delivers it. */
export async function newestSignInLink(db: D1Database, to: string): Promise<string> {
	for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
		const row = await db
			.prepare("SELECT text_body FROM local_mails WHERE to_address = ? ORDER BY id DESC LIMIT 1")
			.bind(to)
			.first<{ text_body: string }>();
		const link = /https?:\/\/\S+/.exec(row?.text_body ?? "")?.[0];
		if (link !== undefined) return link;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`No mail for ${to} came within 10 s.`);
}
