import type { FC } from "hono/jsx";
import type { PersonCheck } from "#core/ports/outside";

/** Asks inside a form whether a person is there. The page names the widget's origin in `widgetOrigins`. */
export const PersonWidget: FC<{ check: PersonCheck; labels: readonly string[] }> = ({ check: { widget }, labels }) => (
	<>
		<div class={widget.className} {...widget.data} />
		<script src={widget.script} async defer />
		<noscript>
			<p class="notice problem">
				Before it mails a link, this site looks whether a person asks, and that works with JavaScript only. Turn it on
				for this page{labels.length > 0 && `, or continue with ${labels.join(" or ")} below`}.
			</p>
		</noscript>
	</>
);
