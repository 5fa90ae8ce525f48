/** The provider's own words about when and how it answers. */
export function ProviderReply({ text }: { readonly text: string | undefined }) {
  return (
    text !== undefined && (
      <p className="enquiry-reply">
        <bdi>{text}</bdi>
      </p>
    )
  );
}
