import { AppError } from "#core/errors";
import { type LocalMailRow, newestLocalMails } from "#store/local-mails";
import { Time } from "../form.tsx";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";

/** Messages the page lists. */
const SHOWN = 50;

/** The mailbox of the local environment; elsewhere there is no such page. */
export default function devMailPage(site: Site): void {
	site.get("/dev/mail", async (c) => {
		const { db, settings } = c.var.services;
		if (settings.environment !== "local") throw new AppError("not_found", "There is no page at this address.");
		const mails = await newestLocalMails(db, SHOWN);
		return show(
			c,
			{ title: "Local mailbox" },
			<>
				<h1>Local mailbox</h1>
				<p>Mail that this machine would have sent, newest first. This page exists in the local environment only.</p>
				{mails.length === 0 && <p class="muted">Nothing yet. A message takes a second after its cause; reload.</p>}
				{mails.map((mail) => (
					<Message mail={mail} />
				))}
			</>,
		);
	});
}

function Message({ mail }: { mail: LocalMailRow }) {
	return (
		<article class="card mail">
			<h2 dir="auto">{mail.subject}</h2>
			<p class="muted">
				To <bdi>{mail.to}</bdi> · <Time at={mail.sentAt} />
			</p>
			{mail.headers !== null && Object.keys(mail.headers).length > 0 && (
				<details>
					<summary>Headers</summary>
					<ul class="plain">
						{Object.entries(mail.headers).map(([name, value]) => (
							<li>
								<code>
									{name}: {value}
								</code>
							</li>
						))}
					</ul>
				</details>
			)}
			<p class="body" dir="auto">
				{linked(mail.text)}
			</p>
		</article>
	);
}

/** The text with its addresses as links. */
function linked(text: string) {
	return text.split(/(https?:\/\/\S+)/).map((part) => (/^https?:\/\//.test(part) ? <a href={part}>{part}</a> : part));
}
