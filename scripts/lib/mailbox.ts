const PATIENCE_MS = 20_000;

/** What a mail in a served instance's mailbox says. */
export interface MailedText {
	subject: string;
	text_body: string;
}

/** The newest mail to an address that holds a text, waiting for the job that delivers it. */
export async function newestMail(db: D1Database, to: string, holding: string): Promise<MailedText> {
	for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += 100) {
		const row = await db
			.prepare(
				"SELECT subject, text_body FROM local_mails WHERE to_address = ? AND instr(text_body, ?) > 0 ORDER BY id DESC LIMIT 1",
			)
			.bind(to, holding)
			.first<MailedText>();
		if (row !== null) return row;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`No mail for ${to} that holds "${holding}" came within ${PATIENCE_MS / 1000} s.`);
}

/** The first link of the newest mail whose path begins so. */
export async function newestLink(db: D1Database, to: string, path: string): Promise<string> {
	const { text_body: text } = await newestMail(db, to, path);
	return (text.match(/https?:\/\/\S+/g) ?? []).find((link) => new URL(link).pathname.startsWith(path)) ?? "";
}

export const newestSignInLink = (db: D1Database, to: string): Promise<string> => newestLink(db, to, "/sign-in/confirm");
