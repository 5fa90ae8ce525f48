/** What the provider says about its answers, in its own words. */
export function ProviderReply({ text }: { readonly text: string | undefined }) {
  return (
    text !== undefined && (
      <p className="enquiry-reply">
        <bdi>{text}</bdi>
      </p>
    )
  );
}
