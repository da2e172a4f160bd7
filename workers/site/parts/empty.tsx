import type { Child, FC } from "hono/jsx";

interface Props {
	title: Child;
	help?: Child;
	/** Where to go to have something here. */
	href: string;
	label: Child;
	/** Whether that is the one thing to do on the page. */
	primary?: boolean;
}

/** What a list says that has nothing yet: what would stand there, and how it comes there. */
export const Empty: FC<Props> = ({ title, help, href, label, primary = false }) => (
	<div class="empty">
		<h2>{title}</h2>
		{help !== undefined && <p>{help}</p>}
		<p>
			<a class={primary ? "button primary" : "button"} href={href}>
				{label}
			</a>
		</p>
	</div>
);
