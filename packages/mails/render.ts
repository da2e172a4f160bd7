import { kindOf } from "#core/mails/kinds";
import { isolated, oneLine } from "#core/web/plain-text";
import { type Block, link, paragraph } from "#mails/blocks";
import type { Letter, Mail, MailContext } from "#mails/define";
import { htmlOf } from "#mails/html";
import { plain } from "#mails/line";
import { textOf } from "#mails/text";
import { mailWords } from "#mails/words/words";

const t = mailWords.frame;

/** A mail as it is handed to a mailer. */
export interface RenderedMail {
	subject: string;
	text: string;
	html: string;
}

/** Who it is from, and how it ends. */
export interface RenderContext extends MailContext {
	accent: string;
	/** Ends the mails that this one belongs to; null where nobody can. */
	stop: string | null;
	/** Whether its reader has an account, with a page of all that they receive. */
	hasAccount: boolean;
}

/** Writes both forms of a letter, out of the same blocks. The same letter is the same text, byte for byte. */
export function render(mail: Pick<Mail, "purpose">, letter: Letter, ctx: RenderContext): RenderedMail {
	const subject = plain(letter.subject).trim();
	const footer = footerOf(mail, letter, ctx);
	const site = { name: ctx.siteName, accent: ctx.accent, origin: ctx.links.origin };
	return {
		subject,
		text: `${textOf(letter.body)}\n\n-- \n${textOf(footer)}\n`,
		html: htmlOf(letter.body, { subject, site, footer }),
	};
}

function footerOf({ purpose }: Pick<Mail, "purpose">, { reason, about }: Letter, ctx: RenderContext): Block[] {
	const kind = kindOf(purpose);
	if (kind === null || ctx.stop === null) return [paragraph(reason)];
	return [
		paragraph(reason),
		link(about === undefined ? mailWords.kinds[kind].stop : t.noMoreAbout(isolated(oneLine(about.name))), ctx.stop),
		...(ctx.hasAccount ? [link(t.allYouReceive, ctx.links.notifications)] : []),
	];
}
