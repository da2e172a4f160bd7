import type { World } from "#testing/world";

/**
 * The link of the newest mail to an address, of those that lead to a path: other people's mails are not looked at.
 * @returns its path with what follows. @throws when no such link was mailed to it.
 */
export async function newestLink({ db }: World, to: string, path = "/sign-in/confirm"): Promise<string> {
	const mails = await db.query.localMails.findMany({ orderBy: (mails, { desc }) => desc(mails.id) });
	const links = mails
		.filter((mail) => mail.to === to)
		.flatMap(({ text }) => text.match(/https:\/\/\S+/g) ?? [])
		.map((link) => new URL(link));
	const link = links.find(({ pathname }) => pathname.startsWith(path));
	if (link === undefined) throw new Error(`no link to ${path} was mailed to ${to}`);
	return link.pathname + link.search;
}
