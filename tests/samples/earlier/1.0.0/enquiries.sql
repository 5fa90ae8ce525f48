CREATE TABLE public.enquiry (
    id bigint NOT NULL,
    reference text NOT NULL,
    key text NOT NULL,
    digest text NOT NULL,
    content text NOT NULL,
    nonce text NOT NULL,
    created bigint NOT NULL,
    suspicions text NOT NULL,
    name text NOT NULL,
    email text,
    email_key text,
    phone text,
    postcode text,
    note text,
    marketing text,
    brief text NOT NULL
);
ALTER TABLE public.enquiry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enquiry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.enquiry_job (
    id bigint NOT NULL,
    enquiry bigint NOT NULL,
    channel text NOT NULL,
    state text NOT NULL,
    tries integer NOT NULL,
    due bigint NOT NULL
);
ALTER TABLE public.enquiry_job ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.enquiry_job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.enquiry_schema (
    version integer NOT NULL
);
INSERT INTO public.enquiry OVERRIDING SYSTEM VALUE VALUES (1, 'N6T5-4WZ7', '00000000-0000-4000-8000-000000000001', 'd7d618ef4ba34820ebb6f36b11aa359b3f63d1fae31615dbbd917ff38d05a45e', 'fafb4ecbd9a4c6707c936c5f11953b593282bd4293bb3ffc4b38d17654002963', 'v1.tp4xgm.e713fe6791b14d67.DdA25cSt3D8qKS4Y55yZr1ZkFrdWa1v9zToqSHQ7KyM', 1795739500131, '[]', 'Ada Nguyễn', 'ada1@example.com', 'ada1@example.com', NULL, '3000', 'Two storeys (1).', NULL, '{"text":"A split system for a bedroom","answers":{"Q0":"No"},"system":"WB-25","versions":{"questions":"1"}}');
INSERT INTO public.enquiry OVERRIDING SYSTEM VALUE VALUES (2, '44XM-XPWT', '00000000-0000-4000-8000-000000000002', 'a0ab0f9ce25c21becd744ff7ada0f1238b2c9e4e734df6e67c635ff74270c102', '0115e40962eea493a7551193e0abec3cb0b78e40d42bf8366b38a4bde847fe0d', 'v1.tp4xgm.e713fe6791b14d67.DdA25cSt3D8qKS4Y55yZr1ZkFrdWa1v9zToqSHQ7KyM', 1795739500255, '["hidden field"]', 'Ada Nguyễn', 'ada2@example.com', 'ada2@example.com', NULL, '3000', 'Two storeys (2).', NULL, '{"text":"A split system for a bedroom","answers":{"Q0":"No"},"system":"WB-25","versions":{"questions":"1"}}');
INSERT INTO public.enquiry OVERRIDING SYSTEM VALUE VALUES (3, 'X5NJ-WF8X', '00000000-0000-4000-8000-000000000003', 'a11efb08724070847c1a102f4f284dae8e88deb693ed90bd0ea348fc4b4b1842', '436627d1844b71e2284017810be639c5a78c3fd285080ccb603a693e6a3ba27a', 'v1.tp4xgm.e713fe6791b14d67.DdA25cSt3D8qKS4Y55yZr1ZkFrdWa1v9zToqSHQ7KyM', 1795739500313, '[]', 'Ada Nguyễn', NULL, NULL, '0400 000 000', '3000', 'Two storeys (3).', NULL, '{"text":"A split system for a bedroom","answers":{"Q0":"No"},"system":"WB-25","versions":{"questions":"1"}}');
INSERT INTO public.enquiry_job OVERRIDING SYSTEM VALUE VALUES (1, 1, 'webhook', 'waiting', 1, 1795739560226);
INSERT INTO public.enquiry_job OVERRIDING SYSTEM VALUE VALUES (2, 3, 'webhook', 'waiting', 1, 1795739560375);
INSERT INTO public.enquiry_schema VALUES (1);
SELECT pg_catalog.setval('public.enquiry_id_seq', 3, true);
SELECT pg_catalog.setval('public.enquiry_job_id_seq', 2, true);
ALTER TABLE ONLY public.enquiry_job
    ADD CONSTRAINT enquiry_job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_key_key UNIQUE (key);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_reference_key UNIQUE (reference);
CREATE INDEX enquiry_content ON public.enquiry USING btree (content, created);
CREATE INDEX enquiry_created ON public.enquiry USING btree (created);
CREATE INDEX enquiry_email ON public.enquiry USING btree (email_key);
CREATE INDEX enquiry_job_due ON public.enquiry_job USING btree (due);
CREATE INDEX enquiry_job_enquiry ON public.enquiry_job USING btree (enquiry);
CREATE INDEX enquiry_nonce ON public.enquiry USING btree (nonce);
ALTER TABLE ONLY public.enquiry_job
    ADD CONSTRAINT enquiry_job_enquiry_fkey FOREIGN KEY (enquiry) REFERENCES public.enquiry(id) ON DELETE CASCADE;
