import type { Child, FC } from "hono/jsx";

/** Text to copy; with `copy.js` it has a button for that. */
export const Snippet: FC<{ label: string; children?: Child }> = ({ label, children }) => (
	<figure>
		<figcaption>{label}</figcaption>
		<pre data-copy={label}>
			<code>{children}</code>
		</pre>
	</figure>
);
